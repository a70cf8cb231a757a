const keyOf = (orderSn: string): string => `chat-draft:${orderSn}`

/** Unsent text for an order's group, stored in this tab. */
export const draftOf = (orderSn: string): string => sessionStorage.getItem(keyOf(orderSn)) ?? ''

export const saveDraft = (orderSn: string, text: string): void => sessionStorage.setItem(keyOf(orderSn), text)
