/** A time of day as its field has it, such as 08:00. @param minutes after midnight */
export function formatTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** @returns minutes after midnight; 0 for an empty field */
export function parseTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
