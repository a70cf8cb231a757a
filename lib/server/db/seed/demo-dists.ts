import { sceneUrl, sealUrl } from '@/lib/shared/pictures/art-url'
import type { AdvertSlot, HomeConf } from '@/lib/shared/site/home-conf'
import { INFO_PAGES } from '@/lib/shared/site/nav-pages'
import { SEASONS } from './orders/season-plan'

type Conf = Omit<HomeConf, 'distId'>
interface DistSeed {
  distId: number
  code: string
  hosts: string[]
  conf: Conf
}

const MENU = [
  ['首页', '/'],
  ['账号交易', '/wares?gt=1'],
  ['租号大厅', '/wares?gt=1&rent=1'],
  ['道具装备', '/wares?gt=27'],
  ['游戏币', '/wares/hotShoppingMall'],
  ['代练', '/convoy/gameBoosting'],
  ['账号回收', '/recycle'],
  ['实时成交', '/dealshow'],
  ['求购', '/wanted'],
  ['我要出租', '/center/rent'],
] as const
/** Pages of the demo's company, besides the ones that every site can link. */
const COMPANY_PAGES = [
  { title: '诚聘英才', htUrl: '/news/careers' },
  { title: '新游合作', htUrl: '/news/new-games' },
]
/** Trust seals, each with the public register where it can be verified. */
const QUALS = [
  ['增值电信业务\n经营许可证', 'telecom', 'https://dxzhgl.miit.gov.cn/'],
  ['网络文化\n经营许可证', 'culture', 'https://www.mct.gov.cn/'],
  ['公安机关\n备案', 'register', 'https://beian.mps.gov.cn/'],
  ['电子营业执照\n亮照', 'licence', 'https://www.gsxt.gov.cn/'],
  ['等保三级\n测评', 'grading', 'https://www.djbh.net/'],
  ['实名核验\n合作机构', 'identity', 'https://www.cac.gov.cn/'],
  ['支付合作\n机构', 'payment', 'https://www.pbc.gov.cn/'],
  ['消费维权\n服务站', 'consumer', 'https://www.12315.cn/'],
  ['诚信网站\n示范单位', 'honesty', 'https://www.creditchina.gov.cn/'],
] as const

/** Lowest price of a season's packages, yuan. */
const bookingFrom = (gameId: number): string =>
  Math.min(
    ...SEASONS.filter((one) => one.gameId === gameId).flatMap((one) => one.packages.map(({ yuan }) => yuan)),
  ).toFixed(2)
const slide = (
  smalltitle: string,
  htUrl: string,
  more: Omit<AdvertSlot, 'smalltitle' | 'htUrl' | 'device'>,
): AdvertSlot => ({
  smalltitle,
  htUrl,
  device: '',
  ...more,
})
/** An advert slot for accounts of one game. */
const special = (smalltitle: string, gameId: number, text: string): AdvertSlot =>
  slide(smalltitle, `/wares?gt=1&gid=${gameId}`, { gameId, text, button: '去挑选' })

interface Name {
  short: string
  company: string
  code: string
  scene: Parameters<typeof sceneUrl>[0]
  icp: string
  /** Issued in the firm's own city. */
  busLicense: string
  police: string
  welcome: string
  desc: string
  hot: string
  brand: HomeConf['brand']
  menu: readonly (readonly [string, string])[]
  home: HomeConf['home']
  slides: AdvertSlot[]
}

const conf = (n: Name): Conf => ({
  distBaseConf: {
    websiteName: `${n.short}游戏交易`,
    websiteDesc: n.desc,
    webKeyWordStr: `${n.short},游戏交易,账号交易,租号,游戏币,道具,代练`,
    hdrBarWelceWord: n.welcome,
    watermark: n.short,
    isTechSupport: true,
    recGameStr: n.hot,
    statTrafScript: '',
  },
  pictArea: {
    webIcon: `/brand/${n.code}-icon.svg`,
    backImg: sceneUrl(n.scene),
    logo: `/brand/${n.code}-logo.svg`,
    qrCode: `/brand/${n.code}-qr.svg`,
  },
  botQuals: QUALS.map(([caption, name, htUrl]) => ({ url: sealUrl(name), htUrl, tarAtt: '_blank', caption })),
  notifBits: [...INFO_PAGES, ...COMPANY_PAGES].map(({ title, htUrl }) => ({ title, url: htUrl })),
  bottomVerInfo: {
    icpNum: n.icp,
    busLicense: n.busLicense,
    pubSecCase: n.police,
    copyInfo: `本站为演示站点，内容由程序生成。`,
    copyright: `© 2026 ${n.company}`,
  },
  treeMenuButMap: { pc1: n.menu.map(([title, htUrl], i) => ({ id: i + 1, title, htUrl })) },
  adverPosMap: {
    homeHero: n.slides,
    coinMall: [
      { htUrl: '/wares/hotShoppingMall?gid=131', smalltitle: '地下城与勇士金币，按跨区选购', device: '' },
      { htUrl: '/wares/goldRecycling', smalltitle: '手里有币？先看看能卖多少', device: '' },
    ],
  },
  home: n.home,
  customerBlock: { serviceNum: '2850001028' },
  techSupport: { phone: '400-000-1028', chatId: `${n.code}-support` },
  brand: n.brand,
})

/** Three brands sharing one catalogue; 127.0.0.1 and unknown hosts get the first. */
export const DEMO_DISTS: DistSeed[] = [
  {
    distId: 1,
    code: 'hengji',
    hosts: ['localhost', '127.0.0.1'],
    conf: conf({
      short: '衡集',
      company: '衡集网络科技（深圳）有限公司',
      code: 'hengji',
      scene: 'night',
      icp: '粤ICP备2026000000号-1',
      busLicense: '91440300MA5EXAMPLE',
      police: '粤公网安备44030000000000号',
      welcome: '欢迎来到衡集，买号租号请认准站内担保',
      desc: '游戏账号、租号、道具、游戏币、代练与回收，平台托管货款，客服陪同验号。',
      hot: '107,111,109,131,104',
      menu: MENU,
      home: {
        title: '先验号，后放款',
        text: '货款托管，客服陪同验号，确认收货才放款',
        modules: ['games', 'picks', 'props', 'coins', 'trust'],
        picks: [],
      },
      slides: [
        slide('S42 赛季代练预约', '/campaign/booking/seasonBooking', {
          gameId: 107,
          text: '名额先到先得，开赛前客服确认',
          price: bookingFrom(107),
          button: '去预约',
        }),
        slide('三角洲哈夫币，按比例选购', '/wares/hotShoppingMall?gid=104', {
          gameId: 104,
          text: '一元能买多少，一眼看清',
          button: '看比例',
        }),
        special('和平精英账号专场', 111, '载具、套装、枪皮，按等级挑'),
      ],
      brand: {
        primary: '#1E46A8',
        onPrimary: '#FFFFFF',
        primaryText: '#1E46A8',
        accent: '#F2B541',
        onAccent: '#2B1D00',
        radius: 6,
        bgColor: '#14307C',
        bgScrim: 'transparent',
        onBg: '#FFFFFF',
        logoRatio: 3.4,
      },
    }),
  },
  {
    distId: 2,
    code: 'songjian',
    hosts: ['songjian.localhost'],
    conf: conf({
      short: '松间',
      company: '松间互动（杭州）有限公司',
      code: 'songjian',
      scene: 'pine',
      icp: '浙ICP备2026000001号-2',
      busLicense: '91330100MA2EXAMPLE',
      police: '浙公网安备33010000000000号',
      welcome: '松间一下，慢慢挑，放心买',
      desc: '松间游戏交易：账号、道具与游戏币，先验号后放款，全程客服陪同。',
      hot: '109,113,107,120,133',
      menu: MENU,
      home: {
        title: '慢慢挑，放心买',
        text: '每个号先看清楚再付款，钱等你确认才走',
        modules: ['picks', 'games', 'coins', 'props', 'trust'],
        picks: [],
      },
      slides: [
        special('原神满命号专场', 109, '五星角色与命座，写在每个号上'),
        special('崩坏：星穹铁道账号专场', 113, '限定角色与光锥，逐个列出'),
        slide('岁末感恩抽奖', '/lotterydraw', { text: '实名用户每天一次，券当场到账', button: '去抽奖' }),
      ],
      brand: {
        primary: '#155B3D',
        onPrimary: '#FFFFFF',
        primaryText: '#155B3D',
        accent: '#ED9E2F',
        onAccent: '#2B1800',
        radius: 12,
        bgColor: '#DDEBDF',
        bgScrim: 'transparent',
        onBg: '#0E3323',
        logoRatio: 3.4,
      },
    }),
  },
  {
    distId: 3,
    code: 'chijian',
    hosts: ['chijian.localhost'],
    conf: conf({
      short: '赤鉴',
      company: '赤鉴科技（成都）有限公司',
      code: 'chijian',
      scene: 'mirror',
      icp: '蜀ICP备2026000002号-1',
      busLicense: '91510100MA6EXAMPLE',
      police: '川公网安备51010000000000号',
      welcome: '赤鉴：货款平台托管，客服先验号再放款',
      desc: '赤鉴游戏交易：端游账号与装备，平台担保，客服验真。',
      hot: '177,102,131,104,116',
      menu: MENU.slice(0, 5),
      home: {
        title: '看得明白，买得放心',
        text: '端游账号与装备，资料列明，收货后放款',
        modules: ['games', 'coins', 'picks', 'props', 'trust'],
        picks: [],
      },
      slides: [
        special('穿越火线周年专场', 177, '英雄级武器、角色与战队名，全写明'),
        slide('地下城与勇士金币，按跨区选购', '/wares/hotShoppingMall?gid=131', {
          gameId: 131,
          text: '一元能买多少，一眼看清',
          button: '看比例',
        }),
        special('英雄联盟账号专场', 102, '段位、皮肤、蓝色精粹，一项一项看'),
      ],
      brand: {
        primary: '#9B1239',
        onPrimary: '#FFFFFF',
        primaryText: '#9B1239',
        accent: '#F0C36A',
        onAccent: '#2E1A00',
        radius: 2,
        bgColor: '#4A0A22',
        bgScrim: 'transparent',
        onBg: '#FFFFFF',
        logoRatio: 3.4,
      },
    }),
  },
]
