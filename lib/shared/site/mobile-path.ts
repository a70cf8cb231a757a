/** Phone page of an item, whatever its type. */
export const mobilePath = (goodsSn: string): string => `/h/goodsDetail/${goodsSn}`
