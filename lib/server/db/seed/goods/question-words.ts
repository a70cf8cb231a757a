import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'

type Pair = readonly [question: string, answer: string]

/** Buyers' questions before a purchase with sellers' answers, per product. */
const OF_ACCOUNTS: readonly Pair[] = [
  ['实名能改吗？换绑要多久？', '看页面的实名状态，手机换绑十分钟左右，客服会一起看着。'],
  ['截图里的都是永久的吗？', '都是永久，体验卡没算进去，验号可以逐个对。'],
  ['最近登过别的设备没', '就我自己的手机，付款后全下线。'],
  ['还能刀吗', '已经是骨折价了，诚心要就点议价。'],
  ['有没有被封过号？', '处罚记录页面写了，系统里也能查，验号会核对。'],
  ['能先看一下背包再拍吗', '可以，付款后进群给你看，对不上全额退。'],
  ['今晚八点能交接吗？', '能，八点前群里说一声我上线。'],
  ['好友清了吗，社死那种别来找我', '都清了，情侣师徒也解了，放心哈哈。'],
  ['绑的邮箱给不给', '页面有写，能换的当面换成你的。'],
  ['一手号吗', '看转手情况那一栏，没挂过别的平台。'],
  ['买回去多久能改名？', '有改名卡就能改，没有的话商城买一张。'],
  ['能分期不', '不行哦，一次付清。'],
  ['学生号吗，会不会防沉迷', '防沉迷页面写着，没有的就是成年实名。'],
  ['人脸能配合吗？', '能，下班后随叫随到。'],
  ['便宜卖是有啥问题吗', '没问题，就是不玩了放着也是放着。'],
  ['换不换号，我这有个差不多的', '不换，只出。'],
  ['手机是安卓还是苹果的', '看大区，别拍错系统，拍错登不上。'],
  ['在吗 号还在不', '在的，能拍就是在。'],
]

const OF_PROPS: readonly Pair[] = [
  ['拍下多久能给？', '在线就十分钟内，忙的时候半小时。'],
  ['跨区能送吗', '不能，只能同区，下单前看下大区。'],
  ['要的多有优惠吗？', '十件以上点议价，我看到就回。'],
  ['来路正吗，会不会被收回', '都是自己打的，没脚本，放心。'],
  ['我上班没法在线咋办', '晚上约个时间，你上线群里叫我。'],
  ['一定要加好友满天数吗', '系统卡的，改不了，着急的话别拍。'],
  ['代打要我账号吗？', '要登一下，扫码就行，做完你改密码。'],
  ['能开票吗', '个人卖家，开不了，不好意思。'],
  ['库存是真的吗', '真的，拍多少发多少。'],
]

const OF_COINS: readonly Pair[] = [
  ['比例还能高点不', '量大可以谈，五百以上给你加一点。'],
  ['怎么交易，会不会封', '按页面写的方式走，分几次给，没出过事。'],
  ['手续费谁出', '我出，到手就是页面写的数。'],
  ['能拆吗，要一半', '这份不拆，看下我店里小额的。'],
  ['多久到？', '在线十来分钟，背包留空位。'],
  ['跨服能拿吗', '只能同服，跨区的看标题里的大区。'],
  ['半夜有人吗', '一点前都在，之后早上九点。'],
]

const OF_CODES: readonly Pair[] = [
  ['哪个区都能用吗', '全区都行，兑换的时候选你自己的区。'],
  ['一个号能兑几张？', '看活动规则，一般一种只能兑一次，别拍多了。'],
  ['有效期到啥时候', '九十天以上，建议收到就兑。'],
  ['兑不了能退吗？', '没兑成的退，先截图别点确认。'],
  ['是不是黑卡', '官方渠道的，放心。'],
]

const OF_TOP_UPS: readonly Pair[] = [
  ['要密码吗', '不要，填账号和角色就行，谁要密码都别给。'],
  ['多久到账？', '十分钟左右，高峰期慢一点。'],
  ['首充双倍能触发不', '你号上没用过就能，自己看一下。'],
  ['充错了能退吗', '充进去退不了，拍之前核对好。'],
  ['苹果安卓都能充？', '看标题的大区，别拍错。'],
]

const TOP_UP = 3

interface Terms {
  bargain: boolean
  isOfficial: boolean
}
/** What only a member says. */
const PERSONAL = /我|自己|哈|别来|不玩|骨折|量大|店里|个人卖家/

/** The questions that fit a product and the terms of its seller. */
export const questionsOf = (goodsTypeId: number, { bargain, isOfficial }: Terms): readonly Pair[] =>
  pairsOf(goodsTypeId).filter(
    ([, answer]) => (bargain || !/议价|可以谈/.test(answer)) && !(isOfficial && PERSONAL.test(answer)),
  )

function pairsOf(goodsTypeId: number): readonly Pair[] {
  if (goodsTypeId === ACCOUNT) return OF_ACCOUNTS
  const { delivery, isCurrency } = goodsType(goodsTypeId)
  if (delivery === 'code') return OF_CODES
  if (isCurrency) return OF_COINS
  return goodsTypeId === TOP_UP ? OF_TOP_UPS : OF_PROPS
}

/** Unanswered questions to the demo seller. */
export const OPEN_QUESTIONS = [
  '段位截图是这个赛季的吗？',
  '人脸可以配合吗，大概几点方便',
  '除了截图里的，还有别的限定没',
] as const
