/** Browsers that pay on a phone. */
export const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
export const WECHAT = `${PHONE} MicroMessenger/8.0.50`

export const PAY_RAND = 'r'.repeat(22)
/** What WeChat's browser is called with. */
export const SHEET = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}

/** An opened charge of this amount, without what it opens. */
export const openedOf = (amount: string) => ({
  qrText: '',
  qrImage: '',
  pageUrl: '',
  jsapi: null,
  amount,
  expiresIn: 300,
  paid: false,
})

/** Both channels in all ways, and a balance. */
export const payMethodsOf = (coin: string) => ({
  coin,
  spendable: coin,
  owed: '0.00',
  isPayPassWord: true,
  methods: [
    { aliOrWx: 1 as const, name: '支付宝', payModes: ['15' as const, '16' as const] },
    { aliOrWx: 2 as const, name: '微信支付', payModes: ['15' as const, '16' as const, '17' as const] },
  ],
})
