import type { WorkMode } from '@/lib/shared/trade/trade-modes'
import { WORK_CHECKLIST } from '@/lib/shared/video/checklists'
import type { Button } from '../flow/mode'
import { allPaid } from '../flow/money-effects'
import { inForce } from '../flow/rule-words'
import { CONFIRM_RECEIPT, toPay } from './common'

/** Buttons for customer and worker. */
export function boostButtons(kind: WorkMode) {
  const isConvoy = kind === 'convoy'
  const worker = isConvoy ? '护航员' : '打手'
  return {
    pay: toPay,
    accept: {
      label: '接单',
      form: 'confirm',
      title: '确认接单？',
      text: `接单后从你的余额冻结两项保证金，${isConvoy ? `${inForce('firstShotMinutes')}内上传开局截图` : `${inForce('firstShotMinutes')}内上传开打截图`}。按时完成全部退还，超时按比例从效率保证金赔付。`,
      done: '已接单，保证金已冻结',
      primary: true,
    },
    refuse: {
      label: '不接这单',
      form: 'reason',
      title: '不接这单',
      text: '订单会放到接单大厅，由其他人接。',
      reasons: ['时间排不开', '目标做不到', '其他'],
      done: '已拒绝，订单放到接单大厅',
    },
    recall: {
      label: '撤回需求',
      form: 'reason',
      title: '撤回需求',
      text: '还没有人接单，价格全额原路退回。',
      refunds: allPaid,
      reasons: ['不需要了', '要改价格或要求', '长时间没人接', '其他'],
      done: '需求已撤回，款项原路退回',
    },
    shot: {
      label: '上传进度',
      form: isConvoy ? 'proof' : 'progress',
      title: '上传进度截图',
      text: `首张截图限接单后 ${inForce('firstShotMinutes')}内${isConvoy ? '' : '，客户解锁后重新计时'}。写明${isConvoy ? '第几局和战况' : '现在的段位和场次'}，截图要能看清。${isConvoy ? '' : '上传过进度截图，才能提交验收。'}`,
      done: '进度已上传',
    },
    leave: {
      label: '免费取消订单',
      form: 'confirm',
      title: '免费取消订单？',
      text: `${worker}没有按时上传首张截图，价格全额原路退回。`,
      refunds: allPaid,
      done: '已取消订单，款项原路退回',
      danger: true,
    },
    repost: {
      label: '换人接单',
      form: 'confirm',
      title: `换一位${worker}？`,
      text: `${worker}没有按时上传首张截图。需求按原来的价格和要求重新放到接单大厅，不用再填；没人接单前可以随时撤回，全额退款。${isConvoy ? '' : '原来的打手可能看过账号密码，请先在游戏里修改密码，有人接单后锁定账号再更新。'}`,
      done: '已重新放到接单大厅',
    },
    lock: {
      label: '锁定账号',
      form: 'confirm',
      title: '锁定账号？',
      text: `锁定后打手看不到账号密码、必须下线，完成时限停止计时。请同时在游戏里修改密码。整单累计锁定满 ${inForce('lockHours')}由客服处理。`,
      done: '已锁定，计时已暂停',
    },
    rekey: {
      label: '更新账号密码',
      form: 'credentials',
      title: '更新账号密码',
      text: '在游戏里改过密码后，把新的填在这里，原来的作废。加密保存，解锁后只有接单的打手能看到，并会通知对方。',
      hint: '登录方式、需要扫码或验证码时怎么配合等，可不填',
      done: '账号密码已更新',
    },
    unlock: {
      label: '解锁继续',
      form: 'confirm',
      title: '解锁账号？',
      text: '解锁后打手可以继续，时限照常计算。在游戏里改过密码的，请先更新账号密码。',
      done: '已解锁，继续计时',
      primary: true,
    },
    propose: {
      label: '提议提前结束',
      form: 'proposal',
      title: '提议提前结束',
      text: `写明付给${worker}多少、从保证金扣多少赔给客户。对方同意就按这两个金额结算；不同意或 ${inForce('proposalHours')}超时未回应由客服处理。${worker}先提议的，结算后计入${worker}的中途退单，没有上传过截图的另计入没有按时开始。`,
      done: '提议已发出，等待对方回复',
    },
    counter: {
      label: '修改方案',
      form: 'proposal',
      title: '改成别的数字',
      text: '对方原来的提议作废，由对方回复你的数字。',
      done: '修改已发出，等待对方回复',
    },
    withdraw: {
      label: '撤回提议',
      form: 'confirm',
      title: '撤回提议，继续进行？',
      text: '撤回后订单继续，时限照常计算。',
      done: '提议已撤回',
    },
    agree: {
      label: '同意提议',
      form: 'confirm',
      title: '同意提前结束？',
      text: '马上按提议的两个金额结算，不能撤回。',
      done: '已同意，订单已完成',
      primary: true,
    },
    decline: {
      label: '不同意，申请客服介入',
      form: 'proof',
      title: '不同意提议',
      text: '请写明理由并附上截图。订单会冻结，由客服查看双方凭证后处理。',
      done: '已提交，等待客服处理',
    },
    submit: {
      label: isConvoy ? '提交这一局' : '提交验收',
      form: 'proof',
      title: isConvoy ? '提交这一局' : '提交验收',
      text: isConvoy
        ? '附上本局结算截图。客户确认后本局酬劳马上到账。'
        : `附上达到目标的截图。客户 ${inForce('autoConfirmHours')}内没有异议自动验收。`,
      done: '已提交，等待客户确认',
      primary: true,
      checklist: WORK_CHECKLIST,
    },
    confirm: {
      ...CONFIRM_RECEIPT,
      label: isConvoy ? '确认这一局' : '验收通过',
      text: isConvoy
        ? '确认后本局酬劳付给护航员，不能撤回。'
        : '请先上号核对。确认后价格付给打手、保证金退还，不能撤回；请随后修改密码。',
    },
    redo: {
      label: '退回重做',
      form: 'proof',
      title: '退回给对方再做',
      text: '只能退回一次。请写明差在哪里并附上截图，时限照常计算。',
      done: '已退回',
    },
    contest: {
      label: '申请客服介入',
      form: 'proof',
      title: '不认可结果',
      text: '封号、扣分、物品损失或没有达到目标，请写明并附上截图。订单会冻结，由客服处理赔付。',
      done: '已提交，等待客服处理',
    },
  } as const satisfies Record<string, Button>
}
