import { drawn } from '../../load/drawn.ts';
import type { Question } from './in-turns.ts';
import type { Side } from './side.ts';

/** Some that find nearly everybody, hardly anybody, or nobody although each part of them is common. */
const chosen = [
  ...['bin', 'binti', 'muhammad', 'siti', 'siti nur', 'ahmad bin abdullah', 'tan', 'tan wei', 'a/l', 'auto'],
  ...['gmail.example', '@yahoo', 'kereta', '012', '6012', '0123456789', '陈美', '美玲', '林伟明'],
  ...['zulkifli bin che mat', 'li binti sa', 'n auto k', 'an motor mel', 'ah@gmail', 'bin@kereta', 'tan bin'],
  ...[
    'ng binti',
    'mad kereta',
    'ali ali ali',
    'iti nur auto',
    'wei jian muar',
    'zzzzzz',
    'qx',
    '%_%',
    'bin bin',
  ],
];

const filters = [
  '',
  '',
  '',
  '&plan=premium',
  '&status=penalized',
  '&status=active',
  '&plan=diamond&status=active',
];

/** Searches for what admins know of a user: a piece of one of the fields of some accounts, and some chosen ones. */
export async function searchQuestions(sides: readonly Side[], pieces: number): Promise<Question[]> {
  const [small] = sides;
  if (!small) return [];
  const fields = ['name', 'email', 'branding_name', 'whatsapp'] as const;
  const people: Record<(typeof fields)[number], string>[] = await small.db
    .knex('advisors')
    .where('slug', 'like', 'load-%')
    .orderBy('id')
    .limit(pieces)
    .select(...fields);
  const cut = people.map((person, number) => {
    const characters = [...person[fields[drawn(number, 'field', fields.length)] ?? 'name']];
    const length = 3 + drawn(number, 'length', 10);
    const from = drawn(number, 'from', Math.max(1, characters.length - length));
    return characters
      .slice(from, from + length)
      .join('')
      .trim();
  });
  return [...chosen, ...cut.filter(text => text.length > 2)].map((text, number) => {
    const filter = filters[number % filters.length] ?? '';
    const path = `/api/admin/users?search=${encodeURIComponent(text)}${filter}`;
    return { name: `"${text}"${filter}`, paths: new Map(sides.map(side => [side, [path]])) };
  });
}
