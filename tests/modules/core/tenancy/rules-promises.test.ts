import { expect, it, test } from 'vitest'
import { withoutVerification } from '@/lib/server/modules/core/tenancy/rules-promises'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const base = DEFAULT_HOME_CONF.distBaseConf
const descOf = (websiteDesc: string) =>
  withoutVerification({ ...DEFAULT_HOME_CONF, distBaseConf: { ...base, websiteDesc } }).distBaseConf.websiteDesc

test.each([
  ['货款托管，客服陪同验号，确认收货才放款', '货款托管，确认收货才放款'],
  ['平台托管货款，客服陪同验号。', '平台托管货款。'],
  ['账号、道具，先验号后放款，全程客服陪同。', '账号、道具，确认收货才放款。'],
  ['账号交易，客服验号，包赔', '账号交易，包赔'],
  ['专人验号，放心交易', '放心交易'],
  ['账号交易，验号后再付款', '账号交易'],
  ['先验号，再付款。售后无忧。', '售后无忧。'],
  ['先验号再放款', '确认收货才放款'],
  ['担保交易。客服驗號、换绑；包赔', '担保交易。包赔'],
  ['账号、客服验号，包赔', '账号，包赔'],
  ['赤鉴：每一个号都验过', '赤鉴'],
  ['担保 客服验号 包赔', '担保 包赔'],
  ['验号', ''],
  ['游戏交易,账号验号,租号', '游戏交易,租号'],
  ['端游账号与装备，平台担保，客服验真。', '端游账号与装备，平台担保，客服验真。'],
  ['先验后付，售后无忧', '售后无忧'],
  ['先验，后付', ''],
  ['先验货，再付款。售后无忧。', '售后无忧。'],
  ['先验后放款', '确认收货才放款'],
  ['客服人工验证账号，放心买', '放心买'],
  ['平台担保，专业客服逐号核验', '平台担保'],
  ['客服在群内核对绑定和描述，货款托管', '货款托管'],
  ['每个账号由专人核对，货款托管', '货款托管'],
  ['号号必验，货款托管', '货款托管'],
  ['验·号，货款托管', '货款托管'],
  ['货款托管，陪 同验 号', '货款托管'],
  ['验｜号', ''],
  ['在客服指引下换绑，货款托管', '货款托管'],
  ['陪同验号：客服在群内核对绑定、实名和描述。货款托管：付款后货款停在平台。', '货款托管：付款后货款停在平台。'],
  ['请先到客服验真核对账号', '请先到客服验真核对账号'],
  ['解冻请联系客服核验身份', '解冻请联系客服核验身份'],
  ['每个号都有实拍截图', '每个号都有实拍截图'],
  ['客服48小时内核对证据', '客服48小时内核对证据'],
  ['账号与描述不符可退', '账号与描述不符可退'],
])('the text %s becomes %s', (text, without) => {
  expect(descOf(text)).toBe(without)
})

it('all texts of a site lose the promise, its slides keep their address', () => {
  const conf = withoutVerification({
    ...DEFAULT_HOME_CONF,
    distBaseConf: {
      ...base,
      hdrBarWelceWord: '赤鉴：每一个号都验过',
      watermark: '已验号',
      webKeyWordStr: '验号,租号',
    },
    home: { ...DEFAULT_HOME_CONF.home, title: '每个号都验过' },
    botQuals: [{ url: '/a.png', htUrl: '/a', tarAtt: '', caption: '客服验号' }],
    adverPosMap: {
      home: [
        { htUrl: '/wares', smalltitle: '客服陪同验号', device: '', text: '专人验号，放心买', button: '去验号' },
        { htUrl: '/news', smalltitle: '周年专场', device: '' },
      ],
    },
  })
  expect(JSON.stringify(conf)).not.toMatch(/验号|验过|陪同/)
  expect(conf.home.title).toBe('确认收货，才放款')
  expect(conf.adverPosMap.home).toEqual([
    { htUrl: '/wares', smalltitle: '确认收货，才放款', device: '', text: '放心买' },
    { htUrl: '/news', smalltitle: '周年专场', device: '' },
  ])
})
