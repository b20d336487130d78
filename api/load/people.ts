import { createHash } from 'node:crypto';
import type { NewAccount } from '../src/areas/advisors/new-account.ts';
import { newAccount } from '../src/areas/advisors/new-account.ts';

/** Invented people: names as they are written in Malaysia, put together by number, so that a load can be resumed. */
const given = {
  malayMen:
    'Ahmad,Muhammad Hafiz,Mohd Faizal,Aiman,Syafiq,Amirul,Khairul,Zulkifli,Hakim,Nazri,Farhan,Iskandar'.split(
      ',',
    ),
  malayWomen:
    'Siti Aminah,Nurul Aisyah,Nur Izzati,Farah,Aishah,Norhayati,Zarina,Liyana,Hidayah,Rohana,Fatin,Sofea'.split(
      ',',
    ),
  fathers:
    'Abdullah,Ismail,Rahman,Hassan,Othman,Yusof,Ibrahim,Salleh,Karim,Zainal,Bakar,Osman,Razak,Latif'.split(
      ',',
    ),
  chineseFamily: 'Tan,Lim,Lee,Ng,Wong,Chong,Goh,Ong,Teh,Yap,Chin,Khoo,陈,林,李,黄'.split(','),
  chinese:
    'Wei Jian,Mei Ling,Jia Hui,Kok Wai,Siew Ling,Chee Keong,Xin Yi,Boon Hock,Li Ting,Zhi Hao,美玲,志伟'.split(
      ',',
    ),
  indian: 'Kavitha,Suresh,Priya,Ramesh,Thivya,Ganesan,Anitha,Vijay,Logeswari,Prakash,Shanti,Kumaran'.split(
    ',',
  ),
  indianFathers: 'Raman,Subramaniam,Krishnan,Muniandy,Govindasamy,Letchumanan,Rajoo,Perumal'.split(','),
  borneo:
    'Jeffry Gimbang,Juliana Gundik,Anak Jugah,Rosnah Lajun,Stephen Majalap,Dayang Salina,Awang Tengah'.split(
      ',',
    ),
  borneoFamily: 'Kinabalu,anak Entri,Mojilip,Lasimbang,anak Ngumbang,Gisil,Totu'.split(','),
  towns:
    'Klang,Shah Alam,Ipoh,Johor Bahru,Kuching,Kota Kinabalu,Melaka,Seremban,Kuantan,Alor Setar,Kota Bharu'.split(
      ',',
    ),
};

/** A number below `most` that belongs to this person and purpose, always the same. */
function drawn(number: number, purpose: string, most: number): number {
  return createHash('sha1').update(`${purpose} ${number}`).digest().readUInt32BE(0) % most;
}

function nameOf(number: number): string {
  const pick = (list: readonly string[], purpose: string) => list[drawn(number, purpose, list.length)] ?? '';
  const people = drawn(number, 'people', 100);
  const woman = drawn(number, 'woman', 2) === 1;
  if (people < 58)
    return woman
      ? `${pick(given.malayWomen, 'name')} binti ${pick(given.fathers, 'father')}`
      : `${pick(given.malayMen, 'name')} bin ${pick(given.fathers, 'father')}`;
  if (people < 82) return `${pick(given.chineseFamily, 'family')} ${pick(given.chinese, 'name')}`;
  if (people < 91)
    return `${pick(given.indian, 'name')} a/${woman ? 'p' : 'l'} ${pick(given.indianFathers, 'father')}`;
  return `${pick(given.borneo, 'name')} ${pick(given.borneoFamily, 'family')}`;
}

const day = 86_400_000;

/** The account of an invented person; seven of ten are free, a few have expired, are pending or penalized. */
export function person(number: number, at: Date): NewAccount {
  const name = nameOf(number);
  const plain = name.toLowerCase().replace(/[^a-z]+/g, '') || 'kereta';
  const share = (purpose: string) => drawn(number, purpose, 1000);
  const plan = share('plan') < 700 ? 'basic' : share('plan') < 930 ? 'premium' : 'diamond';
  const created = new Date(at.getTime() - drawn(number, 'created', 900) * day - drawn(number, 'moment', day));
  const town = given.towns[drawn(number, 'town', given.towns.length)] ?? '';
  const expiry =
    plan === 'premium' ? new Date(at.getTime() + (drawn(number, 'expiry', 400) - 120) * day) : null;
  const digits = String(drawn(number, 'phone', 10_000_000)).padStart(7, '0');
  return newAccount(
    {
      name,
      email: `${plain.slice(0, 30)}.${number}@load.example`,
      slug: `load-${number}`,
      branding_name: `${name.split(' ').slice(0, 2).join(' ')} Auto ${town}`.slice(0, 50),
      whatsapp: `01${drawn(number, 'operator', 10)}-${digits.slice(0, 3)} ${digits.slice(3)}`,
      plan,
      plan_expires_at: expiry,
      is_approved: share('approved') >= 30,
      penalty_until:
        share('penalty') < 10 ? new Date(at.getTime() + (1 + drawn(number, 'until', 30)) * day) : null,
      updated_at: new Date(created.getTime() + (share('updated') < 500 ? 0 : drawn(number, 'later', day))),
    },
    created,
  );
}
