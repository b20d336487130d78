import type { LegalText } from '../../../en/console/pages/terms.ts';

export const words: LegalText = {
  title: 'Notis privasi',
  lead: 'Apa yang kami simpan tentang anda, sebabnya, dan apa yang boleh anda buat.',
  since: day => `Berkuat kuasa sejak ${day}.`,
  sections: [
    {
      title: 'Apa yang kami simpan',
      text: [
        'Apabila anda membuka akaun: nama, alamat e-mel, serta nombor telefon dan syarikat jika anda beri. Kata laluan disimpan hanya dalam bentuk cincangan (hash) yang tidak boleh dibaca sesiapa.',
        'Untuk kalkulator anda: nama, tajuk, nombor WhatsApp, gambar, tema, warna dan harga kereta yang anda simpan.',
        'Untuk keselamatan anda: bila, dengan jenis peranti apa dan dari alamat rangkaian mana akaun anda dilog masuk atau cuba dilog masuk, disimpan 90 hari; serta alamat rangkaian asal perubahan pada akaun anda.',
        'Untuk pelan anda: apa yang anda bayar, dan nota pentadbir tentang akaun anda.',
      ],
    },
    {
      title: 'Apa yang dilihat orang lain',
      text: [
        'Nama, tajuk, nombor WhatsApp, gambar dan harga anda ditunjukkan kepada sesiapa yang membuka kalkulator anda: itulah tujuannya. Alamat e-mel dan syarikat anda tidak. Nombor telefon yang anda beri semasa membuka akaun menjadi nombor WhatsApp itu, yang boleh anda ubah di profil.',
      ],
    },
    {
      title: 'Apa yang kami simpan tentang pembeli',
      text: [
        'Tiada. Angka pembeli dikira dalam pelayar. Apabila pembeli menghubungi anda di WhatsApp, itu antara anda berdua.',
      ],
    },
    {
      title: 'Kuki',
      text: [
        'Satu memastikan anda kekal log masuk, satu lagi mengenali peranti anda. Tiada iklan, dan tiada siapa menjejaki anda dari laman ke laman.',
      ],
    },
    {
      title: 'Sebab dan tempoh',
      text: [
        'Kami gunakannya untuk memberi perkhidmatan yang anda minta, menjaga akaun anda, dan menjawab anda. E-mel yang kami hantar dilupakan selepas 30 hari, selebihnya apabila anda memadam akaun. Rekod bayaran, dan rekod bahawa satu akaun telah dipadam, kekal tanpa nama anda.',
      ],
    },
    {
      title: 'Siapa lagi yang mengendalikannya',
      text: [
        'Pihak yang menjalankan pelayan dan e-mel laman ini bagi pihak kami, atas arahan kami sahaja. Kami tidak menjual apa-apa kepada sesiapa.',
      ],
    },
    {
      title: 'Hak anda',
      text: [
        'Di bawah Akta Perlindungan Data Peribadi 2010 anda boleh melihat, membetulkan, membawa dan memadam apa yang kami simpan. Halaman akaun anda melakukan semuanya serta-merta: muat turun data, ubah, atau padam akaun. Untuk hal lain, tanya admin melalui WhatsApp.',
      ],
    },
  ],
};
