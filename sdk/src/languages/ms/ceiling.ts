/** Says of a rate above the legal ceiling what was read, and what the highest is, by its kind. */
export const ceiling = {
  flat: 'Kadar rata {rate}% melebihi had undang-undang: paling tinggi {most}% bagi tempoh {years} tahun.',
  effective:
    'Kadar efektif {rate}% melebihi had undang-undang: paling tinggi {most}% bagi tempoh {years} tahun.',
};
