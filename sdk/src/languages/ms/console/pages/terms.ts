import type { LegalText } from '../../../en/console/pages/terms.ts';

export const words: LegalText = {
  title: 'Terma penggunaan',
  lead: 'Beberapa perkara yang boleh kami dan anda pegang.',
  since: day => `Berkuat kuasa sejak ${day}.`,
  sections: [
    {
      title: 'Apa yang anda dapat',
      text: [
        'Kalkulator atas nama anda, di laman ini dan di halaman anda sendiri, dengan pelan percuma atau pelan yang dibeli daripada admin. Kandungan setiap pelan ada di halaman akaun anda.',
      ],
    },
    {
      title: 'Maksud angkanya',
      text: [
        'Anggaran untuk pemasaran, dikira daripada harga dan kadar yang anda atau kami masukkan. Ia bukan tawaran pinjaman. Yang muktamad ialah kelulusan bank dan harga OTR rasmi.',
      ],
    },
    {
      title: 'Apa yang kami minta',
      text: [
        'Guna nama anda sendiri, atau nama yang anda dibenarkan guna. Masukkan harga yang anda percaya benar. Jangan janjikan kepada pembeli apa yang belum diputuskan bank. Rahsiakan kata laluan anda.',
        'Jangan guna perkhidmatan ini untuk mengelirukan sesiapa, melanggar undang-undang, atau mengganggu orang lain. Sesiapa yang berbuat demikian boleh kehilangan pelannya buat sementara, atau akaunnya.',
      ],
    },
    {
      title: 'Pelan dan bayaran',
      text: [
        'Pelan bulanan berjalan sepanjang tempoh yang dibayar, kemudian bertukar kepada pelan percuma; tiada bayaran dipotong secara automatik. Pelan seumur hidup kekal selagi perkhidmatan ini ada. Anda membayar terus kepada admin.',
      ],
    },
    {
      title: 'Apa yang kami janjikan',
      text: [
        'Kami menjaga perkhidmatan ini sebaik mungkin, dan memberitahu perubahan penting sebelum ia tiba. Kami tidak boleh menjanjikan ia tidak pernah gagal, dan tidak bertanggungjawab atas jualan yang tidak berlaku.',
      ],
    },
    {
      title: 'Cara ia berakhir',
      text: [
        'Anda boleh memadam akaun pada bila-bila masa di halaman akaun; nama, nombor dan harga anda kemudian hilang daripada kalkulator di semua tempat, dan kalkulator tanpa nama kekal di sesuatu halaman sehingga barisnya dibuang. Kami boleh menamatkan perkhidmatan dengan notis 30 hari.',
      ],
    },
    {
      title: 'Undang-undang',
      text: [
        'Undang-undang Malaysia terpakai. Jika terdapat percanggahan antara bahasa di halaman ini, teks bahasa Melayu terpakai.',
      ],
    },
  ],
};
