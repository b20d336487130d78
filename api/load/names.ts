import { drawn, pick, pickName } from './drawn.ts';

const list = (text: string): string[] => text.split(',');

/** Names as they are written in Malaysia, the most frequent first. */
const given = {
  malayMen: list(
    'Muhammad,Ahmad,Mohd Faizal,Muhammad Hafiz,Amirul,Mohamad Azlan,Aiman,Syafiq,Khairul,Zulkifli,Hakim,Nazri,Farhan,Iskandar,Azman,Shahrul,Hazwan,Rosli,Firdaus,Izzat,Danial,Adib,Luqman,Saiful Nizam,Wan Azhar,Nik Hafizi,Tengku Amir,Megat Haziq,Roslan,Kamarul,Fakhrul Razi,Hairul,Badrul Hisham,Ridzuan,Asyraf,Haikal,Taufik,Zaidi,Amran,Mazlan',
  ),
  malayWomen: list(
    'Nur,Siti Aminah,Nurul Aisyah,Nur Izzati,Siti Nurhaliza,Farah,Aishah,Norhayati,Zarina,Liyana,Hidayah,Rohana,Fatin,Sofea,Nadia,Wan Nur Ain,Nik Salmah,Azlina,Fauziah,Rosmah,Hasnah,Sharifah Alia,Puteri Balqis,Khadijah,Maisarah,Syuhada,Raihana,Nor Azura,Haslinda,Marlina,Suraya,Intan Syafinaz,Dalila,Athirah,Munirah,Zubaidah,Noraini,Wahida,Amalina,Batrisyia',
  ),
  fathers: list(
    'Abdullah,Ismail,Abdul Rahman,Hassan,Othman,Yusof,Ibrahim,Salleh,Abdul Karim,Zainal Abidin,Abu Bakar,Osman,Abdul Razak,Abdul Latif,Ahmad,Mohamad,Ali,Omar,Hussin,Mat Isa,Daud,Jaafar,Kassim,Shamsuddin,Zakaria,Harun,Idris,Mansor,Nordin,Ramli,Sulaiman,Tajuddin,Wahab,Yaakob,Che Mat,Saad,Bahari,Md Noor,Rashid,Talib',
  ),
  chineseFamily: list(
    'Tan,Lim,Lee,Ng,Wong,Chong,Goh,Ong,Teh,Yap,Chin,Khoo,Cheah,Chan,Low,Lau,Liew,Foo,Koh,Tee,Ooi,Loh,Chew,Sim,Yong,Ho,Leong,陈,林,李,黄,张,王,吴,刘',
  ),
  chinese: list(
    'Wei Jian,Mei Ling,Jia Hui,Kok Wai,Siew Ling,Chee Keong,Xin Yi,Boon Hock,Li Ting,Zhi Hao,Yee Ling,Kah Wai,Soon Huat,Pei Shan,Jun Jie,Wai Kit,Hui Min,Swee Lan,Chun Hong,Kai Xin,Teck Seng,Poh Choo,美玲,志伟,伟明,慧敏,家豪,秀英,建国,雪芬',
  ),
  indian: list(
    'Kavitha,Suresh,Priya,Ramesh,Thivya,Ganesan,Anitha,Vijay,Logeswari,Prakash,Shanti,Kumaran,Saravanan,Letchumi,Rajendran,Malini,Kannan,Vasanthi,Dinesh,Pushpa,Arvind,Geetha,Mogan,Revathi,Sivakumar',
  ),
  indianFathers: list(
    'Raman,Subramaniam,Krishnan,Muniandy,Govindasamy,Letchumanan,Rajoo,Perumal,Arumugam,Veerasamy,Maniam,Doraisamy,Sinnasamy,Palaniappan,Ramasamy',
  ),
  borneo: list(
    'Jeffry Gimbang,Juliana Gundik,Jugah,Rosnah Lajun,Stephen Majalap,Dayang Salina,Awang Tengah,Melvin Joseph,Nancy Lungan,Robert Jau,Mary Bibi,Felix Saging,Christina Liew,Jimmy Ating,Abang Zulkarnain,Sinar Numpang,Esther Gading',
  ),
  borneoFamily: list(
    'anak Entri,Kinabalu,Mojilip,Lasimbang,anak Ngumbang,Gisil,Totu,anak Luang,Gampin,Ajan,anak Rentap,Bagang,Ludin',
  ),
};

/** The name of an invented person: of all peoples of Malaysia, about as many as there are. */
export function nameOf(number: number): string {
  const one = (names: readonly string[], purpose: string) => pickName(number, purpose, names);
  const people = drawn(number, 'people', 100);
  const woman = drawn(number, 'woman', 2) === 1;
  if (people < 58)
    return woman
      ? `${one(given.malayWomen, 'name')} binti ${one(given.fathers, 'father')}`
      : `${one(given.malayMen, 'name')} bin ${one(given.fathers, 'father')}`;
  if (people < 82) return `${one(given.chineseFamily, 'family')} ${one(given.chinese, 'name')}`;
  if (people < 91)
    return `${one(given.indian, 'name')} a/${woman ? 'p' : 'l'} ${one(given.indianFathers, 'father')}`;
  return `${one(given.borneo, 'name')} ${one(given.borneoFamily, 'family')}`;
}

const towns = list(
  'Klang,Shah Alam,Ipoh,Johor Bahru,Kuching,Kota Kinabalu,Melaka,Seremban,Kuantan,Alor Setar,Kota Bharu,Georgetown,Petaling Jaya,Kajang,Batu Pahat,Muar,Taiping,Sungai Petani,Kuala Terengganu,Miri,Sibu,Sandakan,Tawau,Kangar,Temerloh,Kluang,Cheras,Puchong,Rawang,Labuan',
);
const trades = list('Auto,Kereta,Motor,Perodua,Car Advisor,Auto Sales');
/** Only addresses that can belong to nobody (RFC 2606). */
const mailHosts = list(
  'gmail.example,gmail.example,gmail.example,yahoo.example,hotmail.example,kereta.example',
);

const calledBy = (name: string): string =>
  name
    .replace(/ (bin|binti|anak|a\/[lp]) .*/, '')
    .split(' ')
    .slice(0, 2)
    .join(' ');

/** What an invented person calls their business. */
export const brandOf = (number: number, name: string): string =>
  `${calledBy(name)} ${pick(number, 'trade', trades)} ${pick(number, 'town', towns)}`;

/** The address of an invented person, which nobody else has. */
export function emailOf(number: number, name: string): string {
  const plain = name.toLowerCase().replace(/[^a-z]+/g, '') || 'kereta';
  return `${plain.slice(0, 30)}.${number}@${pick(number, 'host', mailHosts)}`;
}
