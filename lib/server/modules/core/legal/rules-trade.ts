import { SIGN_HOURS } from '@/lib/shared/trade/agreements'
import { DEPOSIT_HOLD_HOURS } from '@/lib/shared/trade/deposits'
import { defaultsOf, minutes, share, span } from './rules-numbers'

const [account, props, currency] = [defaultsOf('account'), defaultsOf('props'), defaultsOf('currency')]

/** What a buyer agrees to with every order. */
export const TRADE = `
您提交订单，即表示同意本协议。本协议写明一笔订单从下单到放款，平台、买家和卖家各自做什么。以下时限为默认值，有调整的以订单页显示的为准。
## 一、下单与付款
- 提交订单后商品为您保留 ${minutes(account.unpaidMinutes)}，超时未付款自动取消，商品重新上架。
- 付款后货款由平台托管，**买家确认收货前不放款给卖家**。请不要离开平台付款，站外付款不受任何保障。
- 按您提交时看到的价格成交。价格有变动的，须您确认新价格后再下单。
## 二、发货与交付
- 账号、道具的卖家在付款后 ${span(account.startHours)}内发货，游戏币在 ${span(currency.startHours)}内发货，超时未发货自动取消，货款全额原路退回。
- 道具、游戏币没有足数交付的，少交部分按比例退款。
- 交付的账号、密码和卡密加密保存，只有买家能看到，每次查看都有记录。
## 三、账号的验号、签署与换绑
- 需要客服验号的账号，付款后由客服登录核对。**验号通过之前，买家和卖家都可以取消，货款全额原路退回。**
- 验号通过后，买家有 ${span(account.acceptHours)}查看结果，超时未提出异议视为认可。认可之前单独取消的，付成交价 ${share(account.cancelFeeBp)}的违约金，一半给对方。
- 成交价达到规则金额的，换绑前由双方签署《账号转让协议》：卖家先签，${span(SIGN_HOURS)}内；卖家签后买家 ${span(SIGN_HOURS)}内。**任何一方不签或超时，订单取消，货款全额原路退回，双方都不付违约金。**
- 签署完成、开始换绑后，任何一方都不能单独取消。卖家 ${span(account.rebindHours)}内换绑并交付，超时由客服处理。
## 四、收货与放款
- 买家收到后请先核对；账号先登录、换绑并修改全部密码，再确认收货。
- 账号、道具交付后 ${span(account.autoConfirmHours)}、游戏币交付后 ${span(currency.autoConfirmHours)}没有操作的，自动确认收货。
- 确认收货后进入放款等待期：账号 ${span(account.holdHours)}，卖家交了店铺保证金的 ${span(DEPOSIT_HOLD_HOURS)}；其他商品 ${span(props.holdHours)}。到期没有售后的，货款扣除服务费后放款给卖家。
## 五、费用
- 买家不付服务费。自愿选购包赔的，费用和赔付范围在下单页写明。
- 卖家按成交价付服务费，比例在发布商品时展示。
## 六、售后
- 换绑中和等待确认收货时，双方都可以申请售后；确认收货后、放款前，买家可以申请。售后期间订单暂停计时。
- 商品与描述不符的，可以退款或退差价；双方说法不一致时，以存证截图、发布快照、聊天记录和已签署的协议为准。
## 七、平台的责任
平台保管货款，按本协议放款和退款，安排客服验号、陪同换绑和处理售后。因平台过错造成的损失，平台依法承担责任。
`
