/** Drawn as those of the kit, for the black box alone. */
export const upIcon = 'M6 15l6-6 6 6';
export const widerIcon = 'M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4';
export const narrowerIcon = 'M2 12h8M7 9l3 3-3 3M22 12h-8M17 9l-3 3 3 3';
export const tallerIcon = 'M12 4v16M8 8l4-4 4 4M8 16l4 4 4-4';
export const flatterIcon = 'M12 2v8M9 7l3 3 3-3M12 22v-8M9 17l3-3 3 3';
