/** GET calls whose named field is the last path segment; the contract says the same (a test compares), but browsers load no contract. */
export const PATH_PARAMS: Readonly<Record<string, string>> = {
  '/pay/showPayUrl': 'payRand',
  '/operation/wechat_login': 'id',
}
