/** "400.00" -> "400", "12.50" is unchanged: for conditions in sentences. */
export const wholeYuan = (yuan: string): string => yuan.replace(/\.00$/, '')
