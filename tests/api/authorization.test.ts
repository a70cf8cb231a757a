import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint, InputOf, StaffAccess } from '@/lib/contract/kit'
import { type ApiContract, type Call, contract } from '@/lib/contract/table'
import {
  makeScene,
  OFFER,
  type Part,
  type Parties,
  PROFILE,
  partsOf,
  RENT,
  type Scene,
  SHOP,
  WORK,
} from '../support/scene'
import type { Visitor } from '../support/visitor'
import { World } from '../support/world'

type Row<C extends MemberCall> = {
  input: (s: Scene) => InputOf<ApiContract[C]>
  buyer: number
  seller: number
  stranger: number
  /** Made beside what `input` names. */
  with?: Part[]
}

const ok = { buyer: 0, seller: 0, stranger: 0 }
const own = { ...ok }
/** Nothing was begun in this browser. */
const VISIT = { state: 'login.qq.none', code: 'none' }
const never = { buyer: 1132, seller: 1132, stranger: 1132 }
const wrongCode = { buyer: 1102, seller: 1102, stranger: 1102 }
/** Own rows only: the answer is about the caller, whoever that is. */
const members = (buyer = 0, seller = 0, stranger = 404) => ({ buyer, seller, stranger })
const BUY = { amount: '40000', ratio: '20000', roleName: '甲', agree: '1' } as const
const goodsForm = { bigTitle: '测试商品', price: '10.00' }

/** Calls of staff are attacked in staff-isolation.test.ts, from their permissions. */
type MemberCall = { [C in Call]: ApiContract[C] extends { access: StaffAccess } ? never : C }[Call]

/** Codes per role; a call without a row does not compile. The buyer of `order` and the seller of everything are the parties. */
const ROWS: { [C in MemberCall]: Row<C> } = {
  'POST /user/register': {
    input: () => ({ phone: '13712345678', smsCode: '000000', password: 'demo1234', agree: '1' }),
    buyer: 1102,
    seller: 1102,
    stranger: 1102,
  },
  'POST /user/login': {
    input: () => ({ phone: '13712345678', password: 'x' }),
    buyer: 1101,
    seller: 1101,
    stranger: 1101,
  },
  'POST /user/loginBySmCode': {
    input: () => ({ phone: '13712345678', smsCode: '000000' }),
    buyer: 1102,
    seller: 1102,
    stranger: 1102,
  },
  'POST /user/forgetUserPassWord': {
    input: () => ({ phone: '13712345678', smsCode: '000000', password: 'demo1234' }),
    buyer: 1102,
    seller: 1102,
    stranger: 1102,
  },
  'POST /user/logout': { input: () => ({}), ...own },
  'GET /user/sessions': { input: () => ({}), ...own },
  'POST /user/endSession': { input: () => ({ sessionId: 'x' }), buyer: 404, seller: 404, stranger: 404 },
  'POST /user/logoutEverywhere': { input: () => ({}), ...own },
  'GET /staff/state': { input: () => ({}), ...own },
  'POST /staff/beginEnrolment': { input: () => ({}), buyer: 403, seller: 403, stranger: 403 },
  'POST /staff/verify': { input: () => ({ code: '000000' }), buyer: 403, seller: 403, stranger: 403 },
  'POST /staff/leave': { input: () => ({}), ...own },
  'GET /user/userInfo': { input: () => ({}), ...own },
  'POST /user/changeUserUsualInfo': { input: () => ({ nickName: '新的昵称' }), ...own },
  'POST /user/verifyIdentity': {
    input: () => ({ realName: '王小明', idCard: '11010519491231002X' }),
    buyer: 400,
    seller: 400,
    stranger: 400,
  },
  'POST /user/setPayPassword': {
    input: () => ({ smsCode: '000000', payPassword: '270418' }),
    buyer: 1102,
    seller: 1102,
    stranger: 1102,
  },
  'POST /user/changeUserPassword': {
    input: () => ({ oldPassword: 'wrong', password: 'demo12345' }),
    buyer: 1101,
    seller: 1101,
    stranger: 1101,
  },
  'POST /user/changeBindPhone': {
    input: () => ({ oldCode: '000000', phone: '13787654321', smsCode: '000000' }),
    buyer: 1102,
    seller: 1102,
    stranger: 1102,
  },
  'POST /user/sendMailCode': { input: () => ({ email: 'somebody@example.com' }), ...own },
  'POST /user/changeEmail': {
    input: () => ({ email: 'somebody@example.com', mailCode: '000000' }),
    buyer: 1115,
    seller: 1115,
    stranger: 1115,
  },
  'GET /user/vendors': { input: () => ({}), ...ok },
  'POST /user/beginVendorLogin': { input: () => ({ vendor: 'qq' }), ...ok },
  'POST /user/qqLogin': { input: () => VISIT, ...never },
  'POST /user/wechatLogin': { input: () => VISIT, ...never },
  'POST /user/joinByVendor': {
    input: () => ({ state: VISIT.state, phone: '13712345678', smsCode: '000000', agree: '1' }),
    ...never,
  },
  'GET /user/thirdParties': { input: () => ({}), ...own },
  'POST /user/beginVendorBinding': { input: () => ({ vendor: 'qq', smsCode: '000000' }), ...wrongCode },
  'POST /user/thirdPartyAuthorizationUserFromLogin': { input: () => ({ vendor: 'qq', ...VISIT }), ...never },
  'POST /user/unBindThirdPartyAuthorization': { input: () => ({ vendor: 'qq', smsCode: '000000' }), ...wrongCode },
  'POST /user/bindWeChatOfficialAccountPush': { input: () => ({}), ...own },
  'GET /user/bindWeChatOfficialAccountPushStatus': { input: () => ({}), ...own },
  'POST /user/testWechatPush': { input: () => ({}), ...members(404, 404) },
  'POST /user/unbindWechatPush': { input: () => ({}), ...members(404, 404) },
  'GET /user/loginRecords': { input: () => ({}), ...own },
  'POST /user/freezeAccount': { input: () => ({ smsCode: '000000' }), ...wrongCode },
  'GET /user/phoneRequest': { input: () => ({}), ...own },
  'POST /user/requestPhone': {
    input: () => ({ realName: '王小明', payPassword: '246810', phone: '13712345679', smsCode: '000000' }),
    buyer: 1104,
    seller: 1104,
    stranger: 1104,
  },
  'POST /user/withdrawPhoneRequest': { input: () => ({}), ...members(404, 404) },
  'GET /user/goodsUserFollow': { input: () => ({}), ...own },
  'POST /user/followGoods': { input: (s) => ({ goodsSn: s.goodsSn, follow: '1' }), ...own },
  'GET /user/followState': { input: (s) => ({ goodsSns: s.goodsSn }), ...own },
  'GET /user/findBalanceRecord': { input: () => ({}), ...own },
  'GET /user/capitalManagement': { input: () => ({}), ...own },
  'GET /user/balanceStatement': { input: () => ({ from: '2026-11-01', to: '2026-11-30' }), ...own },
  'GET /user/assets': { input: () => ({}), ...own },
  'POST /goods/clearLookHistory': { input: () => ({}), ...own },
  'GET /black/ownLookups': { input: () => ({}), ...own },
  'GET /user/dataExport': { input: () => ({}), ...own },
  'POST /user/askDataExport': { input: () => ({}), ...own },
  'GET /user/closing': { input: () => ({}), ...own },
  'POST /user/closeAccount': {
    input: () => ({ payPassword: '246810', smsCode: '000000' }),
    buyer: 1130,
    seller: 1130,
    stranger: 1130,
  },
  'GET /user/getUserInviteCode': { input: () => ({}), ...own },
  'GET /user/findInviteProfit': { input: () => ({}), ...own },
  'GET /user/findInvitees': { input: () => ({}), ...own },
  'POST /comm/sms': { input: () => ({ phone: '13787654321', purpose: 'login' }), buyer: 0, seller: 429, stranger: 429 },
  'POST /comm/smsBindPhone': { input: () => ({ purpose: 'payPassword' }), ...own },
  'GET /comm/gameList': { input: () => ({}), ...ok },
  'GET /comm/gamefilter': { input: () => ({ gameId: '107' }), ...ok },
  'GET /comm/crossList': { input: () => ({}), ...ok },
  'GET /comm/qiniuToken': { input: () => ({ purpose: 'goods' }), ...own },
  'GET /comm/imagesTempUploadToken': { input: () => ({ purpose: 'goods' }), ...own },
  'POST /comm/uploadImage': {
    input: () => ({ uploadId: 'none', token: 'none' }),
    buyer: 1503,
    seller: 1503,
    stranger: 1503,
  },
  'GET /comm/getNews': { input: () => ({}), ...ok },
  'GET /comm/newsInfo2': { input: () => ({ newsId: 'none' }), buyer: 404, seller: 404, stranger: 404 },
  'POST /comm/recordNewsView': { input: () => ({ newsId: 'none' }), ...ok },
  'GET /comm/newsInfo': { input: () => ({ newsId: 'none' }), buyer: 404, seller: 404, stranger: 404 },
  'POST /comm/recordUV': { input: () => ({ transitCode: 'spring' }), ...ok },
  'POST /comm/certificateInfo': { input: (s) => ({ orderSn: s.sn }), buyer: 1606, seller: 1606, stranger: 404 },
  'GET /comm/queryCertificateInfo': { input: () => ({ code: 'C26112100000000' }), ...ok },
  'GET /comm/csrf': { input: () => ({}), ...ok },
  'GET /dist/homeConf': { input: () => ({}), ...ok },
  'GET /dist/getScaleConf': { input: () => ({}), ...ok },
  'GET /dist/distEnsureList': { input: () => ({}), ...ok },
  'GET /dist/serQqList': { input: () => ({}), ...ok },
  'POST /dist/setDistBus': {
    input: () => ({ kind: 'channel', name: '张三', mobile: `137${String(Math.random()).slice(2, 10)}` }),
    ...ok,
  },
  'GET /booster/servicePlans': { input: () => ({ kind: 'boosting' }), ...ok },
  'GET /quickCoin/getShopQuickCoinInfo': { input: () => ({}), ...own },
  'POST /quickCoin/shopQuickCoinApply': {
    with: ['shop'],
    input: () => ({ ...SHOP, payPassword: '246810', agree: '1' }),
    buyer: 0,
    seller: 1301,
    stranger: 0,
  },
  'POST /quickCoin/updateShopQuickCoin': { with: ['shop'], input: () => SHOP, buyer: 1241, seller: 0, stranger: 1241 },
  'POST /quickCoin/createQuickCoin': {
    with: ['shop'],
    input: () => ({ kind: 'sell', gid: '107', ...OFFER }),
    buyer: 1241,
    seller: 0,
    stranger: 1241,
  },
  'POST /quickCoin/updateQuickCoin': {
    input: (s) => ({ offerSn: s.offerSn, ...OFFER }),
    buyer: 1241,
    seller: 0,
    stranger: 1241,
  },
  'GET /quickCoin/selfPublishQuickCoinList': { input: () => ({}), ...own },
  'GET /quickCoin/findQuickCoin': { input: (s) => ({ offerSn: s.offerSn }), ...ok },
  'GET /quickCoin/getQuickCoinList': { input: () => ({}), ...ok },
  'GET /quickCoin/quote': { input: () => ({ gid: '107', areaId: '1', serverId: '11', amount: '40000' }), ...ok },
  'GET /dist/latestDealRecord': { input: () => ({}), ...ok },
  'GET /goods/getGoodsList': { input: () => ({}), ...ok },
  'GET /goods/currentdayDealGoodsList': { input: () => ({}), ...ok },
  'GET /goods/getDistGamedsAdverList': { input: () => ({}), ...ok },
  'GET /quickCoin/queue': { input: (s) => ({ orderSn: s.order }), buyer: 404, seller: 404, stranger: 404 },
  'POST /quickCoin/placeQuickCoinOrder': {
    input: (s) => ({ offerSn: s.offerSn, gid: '107', areaId: '1', serverId: '11', ...BUY }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'POST /quickCoin/recycle': {
    input: (s) => ({ offerSn: s.recycleSn, amount: '40000', ratio: '20000', agree: '1' }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'GET /quickCoin/queryQuickOrderList': { input: () => ({}), ...own },
  'GET /quickCoin/shelf': { input: () => ({}), ...ok },
  'GET /quickCoin/coinMarket': { input: () => ({}), ...ok },
  'GET /goods/goodsInfo': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/temporary/goodsInfo': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/findDiscount': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/getAvGoodsList': { input: () => ({}), ...ok },
  'GET /goods/typeCounts': { input: () => ({ gid: '107' }), ...ok },
  'GET /goods/mostViewGoodsList': { input: () => ({}), ...ok },
  'GET /goods/getLeagueMatchList': { input: () => ({}), ...ok },
  'GET /goods/getGoodsUpperConf': { input: () => ({ gameId: '107', goodsTypeId: '1' }), ...ok },
  'GET /goods/getUserLookGoodsHistory': { input: () => ({}), ...own },
  'POST /goods/recordView': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/soldRange': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /shop/info': { input: () => ({ code: 'zzzzzzzzzz' }), ...members(404, 404) },
  'GET /shop/own': { input: () => ({}), ...own },
  'POST /shop/edit': { input: () => ({ name: '小店' }), ...own },
  'POST /goods/bulkPrice': {
    input: (s) => ({ changes: JSON.stringify([{ goodsSn: s.goodsSn, price: '9.00' }]) }),
    ...own,
  },
  'POST /goods/bulkShelf': { input: (s) => ({ goodsSns: JSON.stringify([s.ownGoods]), onShelf: '1' }), ...own },
  'GET /goods/exportGoods': { input: () => ({}), ...own },
  'POST /goods/uploadGoodsCsv': { input: () => ({}), buyer: 400, seller: 400, stranger: 400 },
  'GET /goods/soldHistory': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/passport': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/sellerFigures': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'GET /goods/ownReview': { input: (s) => ({ goodsSn: s.goodsSn }), buyer: 404, seller: 404, stranger: 404 },
  'POST /goods/priceAlert': { input: (s) => ({ goodsSn: s.goodsSn, on: '1' }), buyer: 0, seller: 1204, stranger: 0 },
  'GET /goods/priceAlerts': { input: () => ({}), ...own },
  'GET /question/list': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'POST /question/ask': {
    input: (s) => ({ goodsSn: s.goodsSn, content: '可以先看仓库吗？' }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'POST /question/answer': {
    input: (s) => ({ questionId: s.questionId, content: '可以' }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'GET /question/own': { input: () => ({ side: 'received' }), ...own },
  'GET /notification/list': { input: () => ({}), ...own },
  'GET /notification/unread': { input: () => ({}), ...own },
  'POST /notification/read': { input: () => ({ upTo: '2000000000' }), ...own },
  'GET /notification/settings': { input: () => ({}), ...own },
  'POST /notification/saveSetting': { input: () => ({ kind: 'price', channel: 'sms', isOn: '1' }), ...own },
  'POST /goods/bargaining': {
    input: (s) => ({ goodsSn: s.goodsSn, price: '40.00' }),
    buyer: 1221,
    seller: 1204,
    stranger: 1221,
  },
  'POST /goods/buyCounterofferPriceHandle': {
    input: (s) => ({ bargainId: s.bargainId, handle: 'accept' }),
    buyer: 403,
    seller: 0,
    stranger: 404,
  },
  'GET /goods/bargainingList': { input: () => ({}), ...own },
  'GET /goods/lookBargaGoodsList': { input: () => ({}), ...own },
  'GET /goods/codeStock': { input: (s) => ({ goodsSn: s.ownGoods }), buyer: 404, seller: 0, stranger: 404 },
  'POST /goods/addCodes': {
    input: (s) => ({ goodsSn: s.ownGoods, codes: 'AAAA-1' }),
    buyer: 404,
    seller: 400,
    stranger: 404,
  },
  'POST /goods/removeCodes': { input: (s) => ({ goodsSn: s.ownGoods }), buyer: 404, seller: 400, stranger: 404 },
  'GET /goods/bargainTerms': { input: (s) => ({ goodsSn: s.ownGoods }), buyer: 404, seller: 0, stranger: 404 },
  'POST /goods/releaseWantGoods': {
    input: () => ({ gameId: '107', goodsTypeId: '1', title: '收一个账号', budget: '100.00' }),
    buyer: 0,
    seller: 0,
    stranger: 0,
  },
  'POST /goods/editWantGoods': {
    input: (s) => ({ wantId: s.wantId, title: '收一个账号', budget: '60.00' }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'POST /goods/updateWantGoodsStatus': {
    input: (s) => ({ wantId: s.wantId, status: 'closed' }),
    ...members(0, 404),
  },
  'GET /goods/getWantGoodsList': { input: () => ({}), ...ok },
  'GET /goods/findSelfWantGoodsList': { input: () => ({}), ...own },
  'GET /goods/wantMatches': { input: (s) => ({ wantId: s.wantId }), ...own },
  'POST /goods/answerWantGoods': {
    input: (s) => ({ wantId: s.wantId, goodsSn: s.ownGoods }),
    buyer: 404,
    seller: 400,
    stranger: 404,
  },
  'POST /goods/handleWantAnswer': {
    input: (s) => ({ answerId: s.answerId, handle: 'decline' }),
    ...members(0, 404),
  },
  'GET /goods/wantAnswerList': { input: () => ({}), ...own },
  'POST /goods/bargainTerms': {
    input: (s) => ({ goodsSn: s.ownGoods, bargain: '1' }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'GET /goods/selfPublishGoodsList': { input: () => ({}), ...own },
  'GET /goods/selfPublishGoodsByGoodsId': {
    input: (s) => ({ goodsSn: s.ownGoods }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /goods/releaseGoods': { input: () => ({ ...goodsForm, gameId: '107', goodsTypeId: '1' }), ...own },
  'POST /goods/updatetGoods': {
    input: (s) => ({ ...goodsForm, goodsSn: s.ownGoods }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /goods/pushOrPullGoods': {
    input: (s) => ({ goodsSn: s.ownGoods, onShelf: '0' }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /goods/onlySetupGoodsPrice': {
    input: (s) => ({ goodsSn: s.ownGoods, price: '12.00' }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /order/placeOrder': {
    input: (s) => ({ goodsSn: s.goodsSn, price: '50.00', goodsNum: '1', roleName: '角色', agree: '1' }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'GET /roleCard/roleCardInfoList': { input: () => ({}), ...own },
  'POST /roleCard/addUserRoleCardInfo': {
    input: () => ({ gid: '107', areaId: '1', serverId: '11', roleName: '风清扬' }),
    ...own,
  },
  'POST /roleCard/removeRoleCard': { input: (s) => ({ cardId: s.cardId }), ...members(0, 404) },
  'GET /order/everydayDealOrderList': { input: () => ({}), ...ok },
  'GET /order/distCount': { input: () => ({}), ...ok },
  'GET /order/orderDetail': { input: (s) => ({ orderSn: s.sn }), ...members() },
  'GET /order/queryOrderList': { input: () => ({}), ...own },
  'GET /order/listOrderProcess': { input: (s) => ({ orderSn: s.sn }), ...members() },
  'GET /order/checkGoodsOversold': { input: (s) => ({ goodsSn: s.goodsSn }), ...ok },
  'POST /order/act': {
    input: (s) => ({ orderSn: s.sn, action: 'deliver', account: 'a', password: 'b' }),
    buyer: 403,
    seller: 0,
    stranger: 404,
  },
  'GET /dispute/list': { input: () => ({}), ...own },
  'GET /dispute/ofOrder': { input: (s) => ({ orderSn: s.sn }), ...members() },
  'POST /dispute/open': {
    input: (s) => ({ orderSn: s.sn, kind: 'mismatch', want: 'full', statement: '与描述不符，差了两把武器' }),
    ...members(1301, 1301),
  },
  'POST /dispute/act': { input: () => ({ disputeSn: 'JF202611200000000000', action: 'agree' }), ...members(404, 404) },
  'GET /claim/list': { input: () => ({}), ...own },
  'GET /claim/ofOrder': { input: (s) => ({ orderSn: s.sn }), ...members() },
  'POST /claim/draft': { input: (s) => ({ orderSn: s.sn, kind: 'retrieved' }), ...members(1615, 404) },
  'POST /claim/file': {
    input: (s) => ({ orderSn: s.sn, kind: 'retrieved', statement: '账号被原主人用身份证找回' }),
    ...members(1615, 404),
  },
  'POST /claim/act': { input: () => ({ claimSn: 'LP202611200000000000', action: 'withdraw' }), ...members(404, 404) },
  'POST /claim/answerWatch': { input: () => ({ checkId: '1', isMine: '1' }), ...members(404, 404) },
  'POST /order/linkResale': { input: (s) => ({ orderSn: s.sn, goodsSn: 'ZHWZ1070001' }), ...members(1301, 404) },
  'POST /claim/repay': { input: () => ({}), ...own },
  'GET /comm/customerServiceCommentConf': { input: (s) => ({ orderSn: s.sn, belongIndex: '0' }), ...members(0, 400) },
  'POST /comm/serSatiEval': { input: (s) => ({ orderSn: s.sn, belongIndex: '0', stars: '5' }), ...members(1616, 400) },
  'GET /booster/getBoosterInfo': { input: () => ({}), ...own },
  'GET /booster/packages': { input: () => ({ kind: 'boosting' }), ...ok },
  'GET /booster/posts': { input: () => ({}), ...ok },
  'GET /booster/boosters': { input: () => ({ kind: 'boosting' }), ...ok },
  'GET /booster/takeablePosts': { with: ['work'], input: () => ({}), buyer: 1231, seller: 0, stranger: 1231 },
  'POST /booster/boosterApply': { input: () => ({ ...PROFILE, agree: '1' }), ...own },
  'POST /booster/updateBooster': { with: ['work'], input: () => PROFILE, buyer: 1231, seller: 0, stranger: 1231 },
  'POST /booster/savePackage': {
    with: ['work'],
    input: () => ({
      kind: 'convoy',
      gid: '107',
      title: '三局',
      price: '9.00',
      hours: '2',
      safety: '5',
      efficiency: '5',
    }),
    buyer: 1231,
    seller: 0,
    stranger: 1231,
  },
  'POST /booster/place': { input: () => WORK, ...own },
  'POST /booster/accept': { input: (s) => ({ orderSn: s.postSn }), buyer: 1204, seller: 0, stranger: 1231 },
  'GET /pay/deposits': { input: () => ({}), ...own },
  'POST /pay/askDeposit': {
    input: () => ({ kind: 'shop', payPassword: '246810' }),
    buyer: 1301,
    seller: 1301,
    stranger: 1301,
  },
  'POST /pay/keepDeposit': { input: () => ({ kind: 'shop' }), buyer: 1301, seller: 1301, stranger: 1301 },
  'POST /pay/depositPay': {
    with: ['work'],
    input: () => ({ payPassword: '246810' }),
    buyer: 1231,
    seller: 1301,
    stranger: 1231,
  },
  'GET /rental/terms': { input: (s) => ({ goodsSn: s.letGoods }), ...ok },
  'GET /rental/ownOffers': { input: () => ({}), ...own },
  'GET /rental/ownOffer': { input: (s) => ({ goodsSn: s.letGoods }), buyer: 404, seller: 0, stranger: 404 },
  'POST /rental/saveOffer': {
    input: (s) => ({ goodsSn: s.ownGoods, ...RENT }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /rental/shelveOffer': {
    input: (s) => ({ goodsSn: s.letGoods, on: '0' }),
    buyer: 404,
    seller: 0,
    stranger: 404,
  },
  'POST /rental/place': {
    input: (s) => ({ goodsSn: s.letGoods, unit: 'hour', num: '2', price: RENT.hour, agree: '1' }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'POST /rental/renew': {
    input: (s) => ({ orderSn: s.sn, unit: 'hour', num: '1', price: RENT.hour, payPassword: '246810' }),
    buyer: 1301, // no rental
    seller: 404,
    stranger: 404,
  },
  'POST /order/offlineTranSub': {
    input: () => ({
      ...{ side: 'buyer', gid: '107', title: '安卓QQ 账号', price: '50.00', payer: 'both' },
      ...{ mobile: '13655559999', agree: '1' },
    }),
    ...own,
  },
  'GET /order/offlineDeals': { input: () => ({}), ...own },
  'GET /order/offlineInvitation': { input: (s) => ({ code: s.inviteCode }), buyer: 0, seller: 0, stranger: 1254 },
  'POST /order/answerOffline': {
    input: (s) => ({ code: s.inviteCode, answer: 'accept' }),
    buyer: 1204, // who asked
    seller: 0,
    stranger: 1254,
  },
  'POST /recycling/ask': {
    input: () => ({ gid: '107', count: '10', note: '安卓QQ', contact: '13700000000', agree: '1' }),
    ...own,
  },
  'GET /recycling/own': { input: () => ({}), ...own },
  'POST /recycling/withdraw': { input: (s) => ({ requestId: s.requestId }), buyer: 0, seller: 404, stranger: 404 },
  'POST /recycling/accept': {
    input: (s) => ({ quoteId: s.quoteId, price: '700.00' }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'POST /recycling/redeem': {
    input: (s) => ({ requestId: s.requestId, price: '735.00' }),
    buyer: 1251, // not the platform's yet
    seller: 404,
    stranger: 404,
  },
  'POST /order/credentials': { input: (s) => ({ orderSn: s.sn }), buyer: 1301, seller: 403, stranger: 404 },
  'POST /order/confirmRecGoods': { input: (s) => ({ orderId: s.sn }), buyer: 1301, seller: 1301, stranger: 404 },
  'POST /order/orderEval': { input: (s) => ({ orderSn: s.sn, stars: '5' }), buyer: 1301, seller: 1301, stranger: 404 },
  'POST /order/deleteOrder': { input: (s) => ({ orderSn: s.sn }), buyer: 1301, seller: 1301, stranger: 404 },
  'POST /order/transactionCacheContactInfo': {
    input: (s) => ({ orderSn: s.sn, contact: 'QQ10001' }),
    buyer: 0,
    seller: 403,
    stranger: 404,
  },
  'POST /pay/recPay': {
    input: (s) => ({ amount: '50.00', aliOrWx: '1', orderId: s.unpaidSn }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'GET /pay/showPayUrl': { input: (s) => ({ id: s.payRand }), buyer: 0, seller: 404, stranger: 404 },
  'GET /pay/queryPayStatus': { input: (s) => ({ payRand: s.payRand }), buyer: 0, seller: 404, stranger: 404 },
  'GET /pay/findPayState': { input: (s) => ({ orderSn: s.unpaidSn }), buyer: 0, seller: 404, stranger: 404 },
  'GET /pay/payMethodShow': { input: () => ({}), ...own },
  'POST /pay/balancePay': {
    input: (s) => ({ orderSn: s.unpaidSn, payPassword: '246810' }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'GET /user/payees': { input: () => ({}), ...own },
  'POST /user/sendPayeeCode': { input: () => ({ kind: '1', account: '13512345678' }), ...own },
  'POST /user/bindAccountNum': {
    input: () => ({
      ...{ kind: '1', account: '13512345678', realName: '王小明' },
      ...{ payPassword: '246810', smsCode: '000000' },
    }),
    buyer: 1312,
    seller: 1312,
    stranger: 1312,
  },
  'POST /user/choosePayee': { input: (s) => ({ payeeId: s.payeeId }), buyer: 0, seller: 404, stranger: 404 },
  'POST /user/removePayee': { input: (s) => ({ payeeId: s.payeeId }), buyer: 1313, seller: 404, stranger: 404 },
  'GET /pay/withdrawalTerms': { input: () => ({}), ...own },
  'POST /pay/sendWithdrawalCode': {
    input: (s) => ({ payeeId: s.payeeId, amount: '10.00' }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'POST /pay/cashAdvance': {
    input: (s) => ({ payeeId: s.payeeId, amount: '10.00', payPassword: '246810', smsCode: '000000' }),
    buyer: 1102,
    seller: 404,
    stranger: 404,
  },
  'GET /pay/withdrawals': { input: () => ({}), ...own },
  'GET /pay/withdrawal': { input: (s) => ({ withdrawalSn: s.withdrawalSn }), buyer: 0, seller: 404, stranger: 404 },
  'POST /pay/cancelWithdrawal': {
    input: (s) => ({ withdrawalSn: s.withdrawalSn }),
    buyer: 0,
    seller: 404,
    stranger: 404,
  },
  'GET /im/getRCloudToken': { input: () => ({}), ...own },
  'GET /im/getImCenterToken': {
    input: () => ({ token: 'made-up', nonce: 'made-up' }),
    buyer: 31004,
    seller: 31004,
    stranger: 31004,
  },
  'GET /user/getImParams': { input: (s) => ({ orderSn: s.sn }), ...own },
  'GET /user/getImListParams': { input: () => ({ expand: '1' }), ...own },
  'POST /im/getImGroupIdMap': { input: (s) => ({ orderSnList: s.sn }), ...own },
  'GET /im/groupInfo': { input: (s) => ({ groupId: s.groupId }), ...members() },
  'GET /im/isOfflineRemind': { input: (s) => ({ groupId: s.groupId }), ...members() },
  'GET /im/history': { input: (s) => ({ groupId: s.groupId }), ...members() },
  'POST /im/sendMessage': {
    input: (s) => ({
      groupId: s.groupId,
      clientMsgId: `m-${Math.random().toString(36).slice(2)}-x`,
      messageType: 'text',
      content: '你好',
    }),
    ...members(),
  },
  'POST /im/recallMessage': {
    input: (s) => ({ groupId: s.groupId, seq: '1' }),
    buyer: 404,
    seller: 404,
    stranger: 404,
  },
  'POST /im/typing': { input: (s) => ({ groupId: s.groupId }), ...members() },
  'PUT /im/markRead': { input: (s) => ({ id: s.groupId, seq: '1' }), ...members() },
  'GET /im/unread': { input: () => ({}), ...own },
  'GET /cusSer/queryVerifyCustomer': { input: () => ({ queryType: '1', queryValue: '2850001031' }), ...ok },
  'GET /black/checkBlack': { input: () => ({ content: '3900001024' }), ...own },
  'GET /black/rulings': { input: () => ({}), ...ok },
  'GET /black/rulingInfo': { input: () => ({ code: 'B26112100000000' }), buyer: 404, seller: 404, stranger: 404 },
  'POST /black/releaseBlack': {
    input: () => ({
      kind: '1',
      content: '3900001024',
      reason: 'offSite',
      story: '对方要求离开平台付款，收款后把我拉黑了。',
      evidence: 'evidence/none',
    }),
    buyer: 400,
    seller: 400,
    stranger: 400,
  },
  'POST /black/reportGoods': {
    input: (s) => ({ goodsSn: s.goodsSn, fault: 'untrue', story: '截图里的皮肤和描述对不上。' }),
    buyer: 0,
    seller: 1204,
    stranger: 0,
  },
  'GET /black/ownReports': { input: () => ({}), ...own },
  'POST /black/appeal': {
    input: () => ({
      code: 'B26112100000000',
      statement: '这个账号的号码是两个月前新办理的，请核对。',
      evidence: 'evidence/none',
    }),
    buyer: 404,
    seller: 404,
    stranger: 404,
  },
  'GET /black/ownAppeals': { input: () => ({}), ...own },
  'GET /activity/lottery/getPHBActivity': { input: () => ({ type: '1' }), ...ok },
  'GET /activity/lottery/getPHBUser': { input: () => ({ type: '2' }), ...ok },
  'GET /activity/lottery/lotteryInfo': { input: () => ({}), ...ok },
  'GET /activity/lottery/myLottery': { input: () => ({ lotteryId: '1' }), buyer: 404, seller: 404, stranger: 404 },
  'POST /activity/lottery/draw': { input: () => ({ lotteryId: '1' }), buyer: 404, seller: 404, stranger: 404 },
  'GET /activity/coupon/couponList': { input: () => ({}), ...own },
  'GET /activity/booking/seasonInfo': { input: () => ({}), ...ok },
  'POST /activity/booking/seasonBooking': {
    input: () => ({ seasonId: '1', service: 'rank', contactType: 'qq', contact: '10001' }),
    buyer: 404,
    seller: 404,
    stranger: 404,
  },
  'DELETE /activity/booking/seasonBooking': { input: () => ({ id: '1' }), buyer: 404, seller: 404, stranger: 404 },
  'GET /activity/booking/bookingList': { input: () => ({}), ...own },
  'POST /evaluation': { input: () => ({ gid: '107', facts: '{}' }), buyer: 400, seller: 400, stranger: 400 },
  'GET /evaluation/model': { input: () => ({ gid: '107' }), ...ok },
  'GET /evaluation/market': { input: () => ({}), ...ok },
  'POST /operation/wechat_login': { input: () => ({}), ...ok },
  'GET /operation/wechat_login': {
    input: () => ({ id: `${'x'.repeat(22)}u` }),
    buyer: 404,
    seller: 404,
    stranger: 404,
  },
  'POST /operation/scanQrLogin': { input: () => ({ code: 'x'.repeat(22) }), buyer: 404, seller: 404, stranger: 404 },
  'POST /operation/answerQrLogin': {
    input: () => ({ code: 'x'.repeat(22), accept: '1' }),
    buyer: 404,
    seller: 404,
    stranger: 404,
  },
  'GET /operation/PublicWechatQRCode': { input: () => ({}), ...ok },
  'GET /goods/shelfFigures': { input: () => ({}), ...ok },
}

describe('authorization matrix', () => {
  const world = new World()
  let people: Parties

  beforeAll(async () => {
    await world.open()
    await world.placeAtWill()
    await world.person({ staff: 'service' })
  })
  beforeEach(async () => {
    world.pass({ hours: 1 }) // each scene sends a message; so many an hour go out
    people = {
      buyer: await world.person({ balance: '5000.00' }),
      seller: await world.person({ balance: '5000.00' }),
      stranger: await world.person({ balance: '5000.00' }),
    }
    // what was recharged today is not withdrawn today
    await world.recharge(people.buyer, '5000.00', new Date(Date.now() - 2 * 86_400_000))
  })
  afterAll(() => world.close())

  const ask = (visitor: Visitor, call: MemberCall, s: Scene) => visitor.ask(call, ROWS[call].input(s) as never)

  it.each(Object.keys(ROWS) as MemberCall[])('%s', async (call) => {
    const row = ROWS[call]
    const def: Endpoint = contract[call]
    const parts = [...new Set([...(row.with ?? []), ...partsOf(row.input)])]
    const scene = () => makeScene(world, people, parts)
    for (const role of ['buyer', 'seller', 'stranger'] as const) {
      const answer = await ask(await world.logIn(people[role]), call, await scene())
      expect({ role, code: answer.code, msg: answer.code === row[role] ? '' : answer.msg }).toEqual({
        role,
        code: row[role],
        msg: '',
      })
    }
    if (def.access === 'public') return
    const s = await scene()
    const anonymous = await ask(world.visitor(), call, s)
    expect(anonymous).toMatchObject({ status: 401, code: 1, data: null })
    const revoked = await world.logIn(people.buyer)
    await revoked.do('POST /user/logout', {})
    for (const [name, value] of [
      ['token', 'gone.gone'],
      ['sb', 'gone'],
    ])
      revoked.cookies.set(name as string, value as string)
    expect(await ask(revoked, call, s)).toMatchObject({ status: 401, code: 2, data: null })
    const elsewhere = world.visitor(2)
    const here = await world.logIn(people.buyer)
    for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value)
    expect(await ask(elsewhere, call, s)).toMatchObject({ status: 401, data: null })
  })
})
