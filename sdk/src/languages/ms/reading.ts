/** Says why a text that was typed is not taken. */
export const reading = {
  money: '“{text}” bukan jumlah RM. Tulis seperti 5,000.',
  percent: '“{text}” bukan peratusan. Tulis seperti 2.90.',
  ambiguous: '“{text}” boleh bermaksud {first} atau {second}. Tulis yang anda maksudkan.',
};
