import { API } from '@durbar/protocol';
import { Person } from './person.ts';

/** Anna and Bert, who have played with each other, and Cora, who has not. */
export async function meetCompany(url: string): Promise<Readonly<Record<'anna' | 'bert' | 'cora', Person>>> {
  const named = async (name: string): Promise<Person> => {
    const person = await Person.arrive(url);
    await person.ask('PATCH', API.me, { name });
    return person;
  };
  const [anna, bert, cora] = [await named('Anna'), await named('Bert'), await named('Cora')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], rated: false });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  return { anna, bert, cora };
}
