/** Titles written by buyers of accounts; {wish} is what they are looking for. */
export const WANT_TITLES = [
  '收{wish}的账号自己玩',
  '诚心求购{wish}的号',
  '想买{wish}的账号，长期有效',
  '收{wish}，今天可以下单',
  '收{wish}的账号，验号没问题就付款',
] as const

export const WANT_DETAILS = [
  '要能换绑手机和邮箱，最好是首任号主。',
  '段位不重要，皮肤多一些就行，接受验号。',
  '急要，今天能换绑的优先。',
  '不要有封禁记录的，防沉迷已过。',
  '',
  '',
] as const

export const COIN_TITLES = [
  '长期收游戏币，量大优先',
  '收一批游戏币，当面交易',
  '今晚上线，收游戏币',
  '收游戏币，可分批交付',
] as const

export const ANSWER_NOTES = [
  '资料和照片都是最新的，可以验号',
  '自己玩的号，当天可以换绑',
  '价格可议',
  '随时在线',
  '',
  '',
] as const
