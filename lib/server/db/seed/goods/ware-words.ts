import type { Random } from '../random'
import type { GameSeed, PropSeed } from './games/game-seed'

/** Ends of titles and texts of one kind of ware. */
export interface WareKind {
  /** Title endings; most titles have none. */
  tails: readonly string[]
  /** How the buyer gets it, with the title's delivery before it. */
  notes: readonly string[]
  /** What else the seller says. */
  asides: readonly string[]
}

/** Props that are handed over in the game. */
const ITEMS: WareKind = {
  tails: ['现货', '囤多了清一批', '多拿有优惠', '拍前看清区', '自己打的', '秒上线', '有多少发多少', '出完不补'],
  notes: [
    '下单填收货角色名，上线后群里说一声，我过去找你。',
    '填对角色名就行，发完我截图，你核对数量再确认。',
    '不同区的别拍，拍错区发不了。',
    '角色保持在线，背包留几格。',
  ],
  asides: [
    '库存就是现货，多拍的按份数发。',
    '自己打的，没有脚本，来源放心。',
    '退坑清仓库，卖完就没有了。',
    '量大的先问一下，我看下库存够不够。',
    '上班时间回得慢，下班后基本都在。',
    '',
  ],
}

/** Gifts between friends. */
const GIFTS: WareKind = {
  tails: ['先加好友', '当天能送', '额度还有', '自选款', '送完截图', '名额不多', '加了就等着收'],
  notes: [
    '拍下填游戏昵称，我加你好友，时间到了直接送。',
    '要先加好友，满了规定天数系统才让送，急的别拍。',
    '收货角色名填准，送错人追不回来。',
    '每天赠送有上限，按下单顺序送。',
  ],
  asides: [
    '送之前会跟你再对一遍款式。',
    '送完发截图，收到了麻烦点下确认。',
    '自己账号的赠送额度，用完要等下个月。',
    '已经有的款送不了，拍之前自己看一下。',
    '',
  ],
}

/** Services on the buyer's own account. */
const SERVICES: WareKind = {
  tails: ['今天能开', '可约时间', '做完发图', '手打', '排单快', '不挂机', '进度群里发'],
  notes: [
    '付款后在群里约时间，扫码上号，做完我下线你再改密码。',
    '上号前跟你确认一遍，只做下单的内容，不动别的资源。',
    '做的时候别顶号，做完截图给你。',
    '全手打，做不到按剩下的退。',
  ],
  asides: [
    '同时最多接三单，排到了会提前说。',
    '白天晚上都能做，半夜不接。',
    '做完一天截一次图，进度你看得到。',
    '做了好几年了，有要求先说。',
    '',
  ],
}

export const CURRENCY: WareKind = {
  tails: ['现货', '整出不拆', '可以拆着要', '自己攒的', '量大再便宜点', '拍完直接上', '秒到', '今天都在'],
  notes: [
    '平均十五分钟内发货，角色保持在线、背包留空位。',
    '上线后群里发个位置，我带币过去。',
    '发完截图，你数一下再确认。',
  ],
  asides: [
    '来源是正常搬砖和拍卖，交易记录可查。',
    '自己攒的，退游出。',
    '每天都有货，要的多提前说。',
    '手续费我出。',
    '',
  ],
}

export const CODES: WareKind = {
  tails: ['官方渠道', '全区可用', '有效期长', '可以多拍', '一码一用', '比商城便宜'],
  notes: [
    '复制到游戏内或官网兑换页就能用，区分大小写。',
    '兑换前核对好游戏，兑了就退不了。',
    '兑不了先截图，别确认收货，核实了全退。',
  ],
  asides: ['活动囤的，用不完出一些。', '渠道拿货，每张都是新的。', '多拍会分成多张发。', ''],
}

export const TOP_UPS: WareKind = {
  tails: ['官方直充', '不要密码', '十分钟内到', '填 UID 就行', '活动价', '小额秒到'],
  notes: [
    '填好充值账号就行，付款后平均十分钟到账。',
    '到账后自己登录看一眼余额，对了再确认。',
    '晚上 12 点以后的单子早上充。',
  ],
  asides: [
    '账号填错充给了别人的追不回来，拍之前多看一遍。',
    '首充双倍有没有用过自己看一下，这边不管。',
    '官方渠道充，不会被扣回。',
    '',
  ],
}

const SERVICE = /代(?:抽|打|做|刷|开|肝|清|推|考|练|采|购|触发|带出)|刷取|护航|老板位|跑图|服务/
const GIFT = /赠送|赠礼|礼物|互送|亲密度|改名卡|钥匙/
/** Ways of handing over that are services or gifts. */
const SERVICE_WAY = /上号|代打|截图|完成|登记|采集|组队代/
const GIFT_WAY = /赠|互送|秒送|在线送/

/** What kind of ware a prop is, and how it is delivered: its own way if it has one, else by its name. */
export function wayOf(
  random: Random,
  { handed }: GameSeed,
  [name, , , ways]: PropSeed,
): { way: string; kind: WareKind } {
  const kind = SERVICE.test(name) ? SERVICES : GIFT.test(name) ? GIFTS : ITEMS
  if (ways) return { way: random.pick(ways), kind }
  if (kind === SERVICES) {
    const verb = /代(抽|打|做|刷|开|肝|清|推|考|练|采)/.exec(name)?.[1] ?? '做'
    return { way: random.pick([`上号代${verb}`, '扫码上号', `${verb === '打' ? '手打' : '当天能排'}`]), kind }
  }
  const fits = handed.filter((way) =>
    kind === GIFTS ? GIFT_WAY.test(way) : !GIFT_WAY.test(way) && !SERVICE_WAY.test(way),
  )
  return { way: random.pick(fits.length > 0 ? fits : kind === GIFTS ? ['好友赠送'] : ['当面交易']), kind }
}
