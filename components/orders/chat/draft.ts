const keyOf = (orderSn: string): string => `chat-draft:${orderSn}`

/** What was typed for an order's group and not sent; this tab keeps it. */
export const draftOf = (orderSn: string): string => sessionStorage.getItem(keyOf(orderSn)) ?? ''

export const keepDraft = (orderSn: string, text: string): void => sessionStorage.setItem(keyOf(orderSn), text)
