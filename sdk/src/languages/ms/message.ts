/** What a buyer sends to the advisor. */
export const message = {
  hello: 'Hai {name}',
  interested: '{hello}, saya berminat dengan {car}.',
  line: '{label}: {value}',
  monthlyPayment: 'Ansuran bulanan',
  loanAmount: 'Jumlah pinjaman',
  deposit: 'Deposit',
  tenure: 'Tempoh',
  years: '{years} tahun',
  interestRate: 'Kadar faedah',
  perYear: '{rate} setahun',
  withMethod: '{rate} ({method})',
  flat: 'kadar rata',
  reducing: 'kadar efektif, baki berkurang',
  more: 'Boleh saya dapatkan maklumat lanjut?',
};
