/** "400.00" -> "400", "12.50" stays: for conditions in sentences. */
export const wholeYuan = (yuan: string): string => yuan.replace(/\.00$/, '')
