/** Names of the first six pictures of an item, by position: what buyers want to see, in this order. */
export const PICTURE_PLACES = ['封面', '角色', '皮肤', '装备', '资产', '绑定'] as const

/** Maximum pictures per item. */
export const MOST_PICTURES = 12
