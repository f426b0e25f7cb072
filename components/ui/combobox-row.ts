/** Field and marks of a combobox in one row. */
export const COMBOBOX_ROW = 'relative flex items-center gap-2'
