/** What is amiss with the data. */
export const notices = {
  offline: 'Senarai harga terbina dalam; harga mungkin bukan yang terkini.',
  unknownAdvisor: 'Pautan penasihat ini tidak dijumpai; kalkulator masih boleh digunakan.',
};
