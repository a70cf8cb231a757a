import { sceneUrl } from '@/lib/shared/art/art-url'
import type { HomeConf } from '@/lib/shared/home-conf'

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
  ['我要出租', '/center/rent'],
] as const
const LINKS = [
  ['关于我们', 'about'],
  ['合作伙伴', 'partners'],
  ['合作联系', 'cooperation'],
  ['用户协议', 'agreement'],
  ['隐私政策', 'privacy'],
  ['投诉建议', 'complaints'],
  ['微信投诉', 'wechat-complaints'],
  ['免责声明', 'disclaimer'],
  ['诚聘英才', 'careers'],
  ['商家入驻', 'joining'],
  ['新游合作', 'new-games'],
  ['安全保障', 'security'],
] as const
const QUALS = [
  '增值电信业务\n经营许可证',
  '网络文化\n经营许可证',
  '公安机关\n备案',
  '电子营业执照\n亮照',
  '等保三级\n测评',
]

interface Name {
  short: string
  company: string
  code: string
  scene: Parameters<typeof sceneUrl>[0]
  icp: string
  welcome: string
  desc: string
  hot: string
  brand: HomeConf['brand']
  menu: readonly (readonly [string, string])[]
  campaign: string
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
    qrCode: '',
  },
  botQuals: QUALS.map((caption) => ({ url: '', htUrl: '/', tarAtt: '', caption })),
  notifBits: LINKS.map(([title, code]) => ({ title, url: `/news/${code}` })),
  bottomVerInfo: {
    icpNum: n.icp,
    busLicense: '91440300MA5EXAMPLE',
    pubSecCase: '粤公网安备44030000000000号',
    copyInfo: `本站为演示站点，内容由程序生成。`,
    copyright: `© 2026 ${n.company}`,
  },
  treeMenuButMap: { pc1: n.menu.map(([title, htUrl], i) => ({ id: i + 1, title, htUrl })) },
  adverPosMap: {
    homeHero: [{ htUrl: '/campaign/booking/seasonBooking', smalltitle: n.campaign, device: 'pc' }],
    coinMall: [
      { htUrl: '/wares/hotShoppingMall?gid=131', smalltitle: '地下城与勇士金币，按跨区选购', device: '' },
      { htUrl: '/wares/goldRecycling', smalltitle: '手里有币？先看看能卖多少', device: '' },
    ],
  },
  customerBlock: { serviceNum: '2850001028' },
  techSupport: { phone: '400-000-1028', chatId: `${n.code}-support` },
  brand: n.brand,
})

/** Three brands over one catalogue; 127.0.0.1 and unknown hosts get the first. */
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
      welcome: '欢迎来到衡集，买号租号请认准站内担保',
      desc: '游戏账号、租号、道具、游戏币、代练与回收，平台托管货款，客服陪同验号。',
      hot: '107,111,109,131,104',
      menu: MENU,
      campaign: 'S42 赛季代练预约进行中',
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
      welcome: '松间一下，慢慢挑，放心买',
      desc: '松间游戏交易：账号、道具与游戏币，先验号后放款，全程客服陪同。',
      hot: '109,113,107,120,133',
      menu: MENU.filter(([t]) => t !== '代练'),
      campaign: '原神满命号专场',
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
      welcome: '赤鉴：每一个号都验过',
      desc: '赤鉴游戏交易：端游账号与装备，平台担保，客服验真。',
      hot: '177,102,131,104,116',
      menu: MENU.slice(0, 5),
      campaign: '穿越火线周年专场',
      brand: {
        primary: '#4A2A86',
        onPrimary: '#FFFFFF',
        primaryText: '#4A2A86',
        accent: '#6FD0C2',
        onAccent: '#06302A',
        radius: 2,
        bgColor: '#23123F',
        bgScrim: 'transparent',
        onBg: '#FFFFFF',
        logoRatio: 3.4,
      },
    }),
  },
]
