export interface ErrorRow {
  code: number
  /** HTTP status */
  status: number
  msg: string
  /** The input field that caused the refusal, sent as `data.field`. A form that contains it shows the message there. */
  field?: string
  /** Seconds until the same request may succeed: header Retry-After. */
  retryAfter?: number
}

/** Error catalogue. `code` goes into the envelope; `msg` is the default message, which a refusal may replace. */
export const ERRORS = {
  NOT_LOGGED_IN: { code: 1, status: 401, msg: '请先登录，再继续操作' },
  SESSION_EXPIRED: { code: 2, status: 401, msg: '登录已过期，请重新登录' },
  INVALID_INPUT: { code: 400, status: 400, msg: '提交的内容有误，请检查后重试' },
  BAD_CSRF: { code: 419, status: 403, msg: '页面已失效，请刷新后重试' },
  FORBIDDEN: { code: 403, status: 403, msg: '你没有权限进行此操作' },
  NOT_FOUND: { code: 404, status: 404, msg: '内容不存在或已被删除' },
  GONE: { code: 410, status: 410, msg: '内容已被删除' },
  UNKNOWN_CALL: { code: 404, status: 404, msg: '功能不可用' },
  TOO_LARGE: { code: 413, status: 413, msg: '提交的内容过大' },
  TOO_MANY: { code: 429, status: 429, msg: '操作过于频繁，请稍后再试' },
  SERVER_ERROR: { code: 500, status: 500, msg: '服务器暂时无法访问了，请稍后再试' },

  UNAVAILABLE: { code: 503, status: 503, msg: '系统正在恢复，请稍后再试', retryAfter: 3 },
  BUSY: { code: 1002, status: 503, msg: '排队人数较多，请稍后再试', retryAfter: 1 },

  IDEMPOTENCY_CONFLICT: { code: 1001, status: 409, msg: '内容有变动，请刷新页面后重试' },
  /** A kill switch of the platform. */
  PAUSED: { code: 1003, status: 200, msg: '该功能暂停使用，请稍后再试' },
  WRONG_CREDENTIALS: { code: 1101, status: 200, msg: '账号或密码错误' },
  WRONG_SMS_CODE: { code: 1102, status: 200, msg: '验证码错误或已过期，请重新获取', field: 'smsCode' },
  WRONG_MAIL_CODE: { code: 1115, status: 200, msg: '邮箱验证码错误或已过期，请重新获取', field: 'mailCode' },
  PHONE_TAKEN: { code: 1103, status: 200, msg: '该手机号已注册，请直接登录', field: 'phone' },
  NOT_VERIFIED: { code: 1104, status: 200, msg: '请先完成实名认证（年满 18 周岁）' },
  REAL_NAME_REFUSED: { code: 1105, status: 200, msg: '实名认证未通过，请核对姓名和身份证号' },
  REAL_NAME_UNKNOWN: {
    code: 1114,
    status: 200,
    msg: '核验库里暂时查不到你的身份信息，请核对后重试；信息无误的话请联系客服',
  },
  UNDER_AGE: { code: 1106, status: 200, msg: '未满 18 周岁，不能进行交易' },
  NO_PAY_PASSWORD: { code: 1107, status: 200, msg: '请先设置支付密码' },
  WRONG_PAY_PASSWORD: { code: 1108, status: 200, msg: '支付密码错误', field: 'payPassword' },
  PAY_PASSWORD_LOCKED: {
    code: 1109,
    status: 200,
    msg: '支付密码错误次数过多，请 24 小时后再试或重置支付密码',
    field: 'payPassword',
  },
  ACCOUNT_LOCKED: { code: 1110, status: 200, msg: '登录失败次数过多，请 15 分钟后再试' },
  CARD_USED: { code: 1111, status: 200, msg: '该身份证已认证3个账号，不能再认证更多账号', field: 'idCard' },
  WEAK_PASSWORD: { code: 1112, status: 200, msg: '该密码过于常见，容易被人猜到，请换一个', field: 'password' },
  WEAK_PAY_PASSWORD: {
    code: 1113,
    status: 200,
    msg: '支付密码过于简单，请勿使用重复、连续的数字或手机号中的数字',
    field: 'payPassword',
  },
  ACCOUNT_FROZEN: {
    code: 1131,
    status: 200,
    msg: '账号已由本人冻结，登录、交易和提现都已停用；需要解冻请联系客服核验身份',
  },
  /** `data.kind`: what the member is restricted from. */
  RESTRICTED: { code: 1160, status: 200, msg: '账号受限，暂不能进行此操作，原因和申诉见个人中心的账号限制' },
  /** Everything but running orders, the wallet and the restrictions themselves. */
  LOGIN_RESTRICTED: { code: 1161, status: 403, msg: '账号已限制登录，只能处理进行中的订单、钱包和账号限制' },
  CASE_STATE: { code: 1163, status: 200, msg: '工单有新进展，请刷新后查看' },
  CASE_SENDER: { code: 1164, status: 200, msg: '请先用提交时的手机号验证身份' },
  RESTRICTION_STATE: { code: 1162, status: 200, msg: '限制有新进展，请刷新后查看' },

  /** Of the seller API. */
  API_KEY: { code: 1171, status: 401, msg: '密钥无效或已撤销，请检查 Authorization 请求头' },
  API_SCOPE: { code: 1172, status: 403, msg: '这个密钥没有此项权限，请换用有权限的密钥' },
  /** A member of a seller's team called what the role does not include. */
  TEAM_SCOPE: { code: 1120, status: 403, msg: '你的角色没有这项权限，请联系店主' },
  TEST_MODE_OFF: { code: 1174, status: 200, msg: '本站未开通测试模式' },
  TEST_KEY_ONLY: { code: 1175, status: 200, msg: '只能用测试密钥调用' },
  API_ADDRESS: { code: 1173, status: 403, msg: '请求的 IP 地址不在这个密钥允许的范围内' },

  VENDOR_FAILED: { code: 1132, status: 200, msg: '第三方登录没有完成或已超时，请重新发起' },
  VENDOR_TAKEN: { code: 1133, status: 200, msg: '该第三方账号已绑定其他账号' },
  LAST_WAY_IN: { code: 1134, status: 200, msg: '解绑后这个账号就无法登录了，请先绑定手机号' },
  REQUEST_OPEN: { code: 1136, status: 200, msg: '已有更换手机号的申请在审核，请等待结果或先撤回' },
  SMS_FAILED: { code: 1139, status: 200, msg: '短信没有发出，请稍后再试' },
  PUSH_FAILED: { code: 1137, status: 200, msg: '消息没有发出，请稍后重试' },

  /** `data.purpose`: the check that the page then opens. */
  FACE_NEEDED: { code: 1150, status: 200, msg: '请先完成人脸核验' },
  FACE_REFUSED: { code: 1151, status: 200, msg: '人脸核验没有开始，请稍后再试' },

  STAFF_CODE: { code: 1140, status: 403, msg: '请先输入动态验证码进入工作台' },
  WRONG_STAFF_CODE: { code: 1141, status: 200, msg: '验证码错误，或已经用过', field: 'code' },
  STAFF_PAUSED: { code: 1142, status: 200, msg: '错误次数过多，请 15 分钟后再试', field: 'code' },
  MEMBER_EXISTS: { code: 1143, status: 200, msg: '你已经是这里的成员' },
  APPROVAL_OPEN: { code: 1145, status: 200, msg: '同一操作已有一条在等待复核' },
  LAST_OWNER: { code: 1144, status: 200, msg: '至少要保留一位负责人' },

  EXPORT_ASKED: { code: 1138, status: 200, msg: '24 小时内已申请过导出，请稍后再申请' },
  CLOSING_OPEN: { code: 1130, status: 200, msg: '还有没有结束的订单或没有取走的钱，处理完才能注销' },

  SELLER_AWAY: { code: 1213, status: 200, msg: '卖家休假中，暂时不能下单' },
  GOODS_GONE: { code: 1201, status: 200, msg: '商品已下架或已售出，看看其他商品吧' },
  GOODS_RESERVED: { code: 1202, status: 200, msg: '商品已被其他买家拍下，对方未付款会重新上架' },
  OUT_OF_STOCK: { code: 1203, status: 200, msg: '库存不足，请减少购买数量' },
  OWN_GOODS: { code: 1204, status: 200, msg: '不能购买自己发布的商品' },
  PRICE_CHANGED: { code: 1205, status: 200, msg: '商品价格已变动，请确认新价格后再下单' },
  GOODS_BUSY: { code: 1206, status: 200, msg: '商品有进行中的订单，暂时不能修改' },
  MODE_OFF: { code: 1207, status: 200, msg: '该游戏暂停此类交易' },
  CHECK_STATE: { code: 1212, status: 200, msg: '验号有新进展，请刷新后再操作' },

  BARGAIN_OFF: { code: 1221, status: 200, msg: '卖家没有开启议价，可以按售价购买' },
  BARGAIN_STATE: { code: 1222, status: 200, msg: '议价有新进展，请刷新后再操作' },

  WANT_STATE: { code: 1223, status: 200, msg: '求购有新进展，请刷新后再操作' },

  FEW_SALES: { code: 1208, status: 200, msg: '该游戏近期成交太少，暂时不能估价，可先发布商品或咨询客服' },
  UNPAID_LIMIT: { code: 1209, status: 200, msg: '未付款的订单过多，请先付款或取消' },

  BOOSTER_NEEDED: { code: 1231, status: 200, msg: '请先申请成为打手并缴纳保证金' },

  COIN_SHOP_NEEDED: { code: 1241, status: 200, msg: '请先申请成为币商并缴纳保证金' },
  COIN_SHOP_REFUSED: { code: 1242, status: 200, msg: '暂不符合币商入驻条件' },
  COIN_OFFER_CLOSED: { code: 1243, status: 200, msg: '该报价已暂停或不在服务时间，请选择其他币商' },
  NO_COIN_OFFER: { code: 1244, status: 200, msg: '暂时没有币商能接这个数量，请调整数量或稍后再试' },

  RECYCLE_STATE: { code: 1251, status: 200, msg: '回收有新进展，请刷新后再操作' },
  FOUR_EYES: { code: 1252, status: 200, msg: '须由另一位员工复核' },
  DEAL_STATE: { code: 1253, status: 200, msg: '担保有新进展，请刷新后再操作' },
  DEAL_OTHER: { code: 1254, status: 200, msg: '这份邀请不是发给当前登录账号的，请用收到邀请的手机号登录' },

  ORDER_STATE: { code: 1301, status: 200, msg: '订单有新进展，请刷新后再操作' },
  ORDER_FROZEN: { code: 1305, status: 200, msg: '订单有争议，已冻结，等待客服处理' },
  ORDER_EXPIRED: { code: 1302, status: 200, msg: '订单已超时取消，请重新下单' },
  BALANCE_SHORT: { code: 1303, status: 200, msg: '余额不足，请先充值或选择其他支付方式' },
  ELSEWHERE: { code: 1306, status: 200, msg: '内容在另一个站点，请到那里查看' },
  ORDER_PASSED: { code: 1307, status: 200, msg: '你没有接下这笔订单，已改派其他币商或退款' },
  AGREEMENT_CHANGED: { code: 1308, status: 200, msg: '协议内容与你看到的不同，请刷新后重新阅读再签署' },
  PAYMENT_FAILED: { code: 1304, status: 200, msg: '支付通道繁忙，请稍后再试' },

  PAYOUT_LOCKED: { code: 1311, status: 200, msg: '安全锁定中，暂时不能提现' },
  REAL_NAME_WRONG: { code: 1312, status: 200, msg: '须与实名认证的姓名一致', field: 'realName' },
  PAYEE_STATE: { code: 1313, status: 200, msg: '收款账户已变化，请刷新后再操作' },
  DEBT_OPEN: { code: 1315, status: 200, msg: '有未还清的理赔欠款，还清后才能提现' },
  WITHDRAWAL_STATE: { code: 1314, status: 200, msg: '提现有新进展，请刷新后再操作' },

  CHAT_CLOSED: { code: 1403, status: 200, msg: '订单已结束，群聊已关闭' },
  CHAT_TOKEN: { code: 31004, status: 200, msg: '聊天连接已失效，正在重新获取' },
  RECALL_LATE: { code: 1404, status: 200, msg: '消息发出超过 2 分钟，不能撤回' },

  DISPUTE_STATE: { code: 1611, status: 200, msg: '售后有新进展，请刷新后再操作' },
  DISPUTE_OPEN: { code: 1612, status: 200, msg: '这笔订单已有售后，不能再次申请' },
  CLAIM_STATE: { code: 1613, status: 200, msg: '理赔有新进展，请刷新后再操作' },
  CLAIM_OPEN: { code: 1614, status: 200, msg: '这笔订单已有理赔，不能再次申请' },
  NO_CLAIM: { code: 1615, status: 200, msg: '这笔订单没有可以理赔的保障，或已过期' },
  CHECK_DONE: { code: 1618, status: 200, msg: '你已回答过' },
  COMPLAINT_STATE: { code: 1619, status: 200, msg: '投诉有新进展，请刷新后再操作' },
  RATING_CLOSED: { code: 1616, status: 200, msg: '订单结束后 7 天内可以评价客服，现在不能评价' },
  RATED: { code: 1617, status: 200, msg: '你已评价过，谢谢' },
  REPORT_PENDING: { code: 1601, status: 200, msg: '你已举报过该账号，正在审核中，请勿重复提交' },
  REVIEW_DONE: { code: 1602, status: 200, msg: '已由其他人员处理，请刷新后查看' },
  NOT_CONCERNED: { code: 1603, status: 200, msg: '只有被列入账号的本人可以申诉' },
  APPEAL_USED: { code: 1604, status: 200, msg: '该处理结果已申诉过，每项只能申诉一次' },
  NO_COVER: { code: 1606, status: 200, msg: '该订单没有付费包赔，或已取消' },
  NO_DEALER: { code: 1607, status: 200, msg: '有在售商品的实名商家才能开具证书' },
  APPEAL_LATE: { code: 1605, status: 200, msg: '已超过申诉期限' },

  BAD_IMAGE_TYPE: { code: 1501, status: 200, msg: '图片格式不对，请上传JPEG/JPG/PNG格式图片' },
  IMAGE_TOO_LARGE: { code: 1502, status: 200, msg: '图片大小不能超过10M' },
  UPLOAD_TOKEN: { code: 1503, status: 200, msg: '上传已超时，请重新上传' },
  VIDEO_GONE: { code: 1504, status: 200, msg: '上传已失效，请重新选择视频上传' },
  BAD_VIDEO: { code: 1505, status: 200, msg: '视频格式不对，请上传 MP4 或 WebM 格式的视频' },
  VIDEO_TOO_LARGE: { code: 1506, status: 200, msg: '视频不能超过 100M，请缩短或压缩后再上传' },
  BAD_PART: { code: 1507, status: 200, msg: '视频没有传完整，请继续上传' },
  VIDEO_BUSY: { code: 1508, status: 200, msg: '视频正在检查，请稍候' },

  LOTTERY_CLOSED: { code: 1701, status: 200, msg: '活动未开始或已结束' },
  NO_DRAWS: { code: 1702, status: 200, msg: '抽奖机会用完了，明天再来，或等订单放款后再抽' },
  COUPON_UNUSABLE: { code: 1703, status: 200, msg: '优惠券不能用于这笔订单' },
  BOOKING_CLOSED: { code: 1704, status: 200, msg: '预约已截止' },
  ALREADY_BOOKED: { code: 1705, status: 200, msg: '这款游戏已有预约，请勿重复提交' },
  NO_PLACES: { code: 1706, status: 200, msg: '预约名额已满' },

  WEBHOOK_OFF: { code: 1907, status: 200, msg: '推送地址已停用，请先启用' },
  DRAFT_STALE: { code: 1901, status: 200, msg: '草稿已被其他人修改，请载入最新的草稿' },
  CONTENT_STALE: { code: 1908, status: 200, msg: '内容已被他人修改，没有保存。请复制你的修改，重新打开后再改' },
  HOST_TAKEN: { code: 1902, status: 200, msg: '这个域名已被使用', field: 'host' },
  HOST_UNPROVEN: { code: 1903, status: 200, msg: '还没有查到验证内容' },
  SITE_BUSY: { code: 1906, status: 200, msg: '该站点还有未完成的订单，暂时不能停用' },
  ARTICLE_CODE: { code: 1905, status: 200, msg: '这个地址已有文章', field: 'code' },
  DIST_CODE: { code: 1904, status: 200, msg: '这个代号已被使用', field: 'code' },

  LEAD_SENT: { code: 1801, status: 200, msg: '今天已收到你的申请，我们会在1个工作日内联系你，无需重复提交' },
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof ERRORS
