/** Whether this device can vibrate. Desktop browsers have the function too, but no motor and no touch. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
