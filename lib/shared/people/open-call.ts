/** `PUT /goods/{sn}/price` -> `putGoodsSnPrice`: the name of a call of the seller API in its document and in addresses. */
export const openCallId = (call: string): string => {
  const [method = '', ...words] = call.split(/\W+/).filter(Boolean)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
