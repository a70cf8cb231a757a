import { Alert } from '@/components/ui/alert'
import { Crumb } from '@/components/ui/crumb'
import { Empty } from '@/components/ui/empty'
import { AUTO_ACCEPT_HOURS } from '@/lib/shared/service-terms'
import { ConvoyPlans } from './convoy-plans'
import { type Pair, Steps, Terms } from './explained'
import { GameChoice } from './game-choice'
import type { PlansView } from './plans'
import styles from './service.module.css'
import { ServiceHead } from './service-head'

/** Convoy is boosting without credentials. */
const STEPS: readonly Pair[] = [
  ['选套餐和时长', '按小时计费，货款由平台托管'],
  ['护航员接单', '在订单群里约好开局时间、区服和队伍方式'],
  ['您自己登录', '用自己的账号和设备开局，护航员与您组队'],
  ['计时', '以双方在群里确认的开局为准，掉线和等待不计时'],
  ['确认', `结束后您确认，${AUTO_ACCEPT_HOURS} 小时内未提出异议自动确认`],
]

const TERMS: readonly Pair[] = [
  ['不要账号密码', '护航全程由您自己操作账号。护航员索要账号、密码或验证码，属于违规，请立即举报。'],
  ['提前结束', '按实际完成的时长结算，没用完的退回钱包。'],
  ['护航员迟到', '超过约定时间 15 分钟未到，您可以撤单并全额退款。'],
  ['没达到约定', '套餐写明保底的，未达到按约定补时或补偿；有争议由客服按录屏和战绩判定。'],
  ['语音与礼仪', '可要求不开语音；言语辱骂、消极游戏经核实扣除酬劳。'],
  ['谁能当护航员', '实名、年满 18 周岁，段位经平台核验；与代练打手同一套押金规则。'],
]

export function ConvoyPage({ view }: { view: PlansView }) {
  return (
    <div className="wrap">
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: '游戏护航' },
          ...(view.gameName ? [{ title: view.gameName }] : []),
        ]}
      />
      <ServiceHead
        title={`${view.gameName}护航`}
        text="高手与您组队开局，账号一直在您手里；按小时付费，没用完的退回。"
        figures={[
          ['账号', '自己登录'],
          ['计费', '按小时'],
          ['货款', '平台托管'],
        ]}
      />
      <GameChoice path="/convoy/convoy" games={view.games} chosen={view.gameId} unit="/时" />
      {view.plans.length > 0 ? (
        <ConvoyPlans key={view.gameId} plans={view.plans} />
      ) : (
        <div className={`panel ${styles.none}`}>
          <Empty picture="search" title="这款游戏还没有护航套餐" text="可以看看其他游戏" />
        </div>
      )}
      <Steps title="怎么进行" steps={STEPS} />
      <Terms id="terms-h" title="保障与规则" terms={TERMS} />
      <Alert kind="warn">护航不需要账号和密码。任何以“上号帮打”为由要密码的人都不是护航员。</Alert>
    </div>
  )
}
