/** Mobile page of an item of any type. */
export const mobilePath = (goodsSn: string): string => `/h/goodsDetail/${goodsSn}`
