import type { HallQuery } from '@/components/modes/boosting/hall-query'
import { Alert } from '@/components/ui/kit/alert'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { minutesText, spanText } from '@/lib/shared/text/span-text'
import { BOOSTER_DEPOSIT } from '@/lib/shared/trade/service-terms'
import { ConvoyPlans } from './convoy-plans'
import { type Pair, Steps, Terms } from './explained'
import { GameChoice } from './game-choice'
import { type HallData, HallPage } from './hall-page'
import { OwnPrice } from './own-price'
import type { PlansView } from './plans'
import { ServiceHead } from './service-head'

/** Convoy is boosting without credentials, paid per match. */
const stepsOf = (terms: TradeTerms): readonly Pair[] => [
  ['选套餐和局数', '按局计费，货款由平台托管'],
  ['护航员接单', '护航员冻结保证金，在订单群里约好开局时间和区服'],
  ['你自己登录', '用自己的账号和设备开局，护航员与你组队'],
  ['打完一局', `护航员提交结算截图，你确认后付这一局；${spanText(terms.autoConfirmHours)}没有异议自动确认`],
  ['全部确认', '最后一局确认后结算，保证金退回护航员'],
]

const termsOf = (terms: TradeTerms): readonly Pair[] => [
  ['不要账号密码', '护航全程由你自己操作账号。护航员索要账号、密码或验证码，属于违规，请立即举报。'],
  ['提前结束', '任何一方可以提议提前结束；确认过的局已付，其余在对方同意后按方案结算，退款原路退回。'],
  ['护航员迟到', `接单 ${minutesText(terms.firstShotMinutes)}没有开局截图，你可以免费取消订单，全额退款。`],
  ['没达到约定', '每局可以退回护航员一次；有争议由客服按截图和战绩处理，从保证金赔付。'],
  ['语音与礼仪', '可要求不开语音；言语辱骂、消极游戏经核实从保证金赔付。'],
  ['谁能当护航员', `年满 18 周岁、实名认证并缴纳 ${BOOSTER_DEPOSIT} 元保证金；与代练打手同一套规则。`],
]

interface Props {
  query: HallQuery
  hall: HallData & { plans: PlansView | null }
  origin?: string
}

export function ConvoyPage({ query, hall, origin }: Props) {
  const { plans, games } = hall
  return (
    <HallPage
      kind="convoy"
      query={query}
      hall={hall}
      origin={origin}
      head={
        <ServiceHead
          title={`${hall.game?.name ?? '游戏'}护航`}
          text="高手与你组队开局，账号一直在你手里；打完一局确认一局，没打的退回。"
          figures={[
            ['账号', '自己登录'],
            ['计费', '按局'],
            ['货款', '平台托管'],
          ]}
        />
      }
      foot={
        <>
          <Steps title="怎么进行" steps={stepsOf(hall.terms)} />
          <Terms id="terms-h" title="保障与规则" terms={termsOf(hall.terms)} />
          <Alert kind="warn">护航不需要账号和密码。任何以“上号帮打”为由要密码的人都不是护航员。</Alert>
        </>
      }
    >
      {plans ? (
        <>
          <GameChoice path="/convoy/convoy" games={plans.games} all={games} chosen={plans.gameId} unit="/局" />
          {plans.plans.length > 0 ? (
            <ConvoyPlans key={plans.gameId} gameId={plans.gameId} gameName={plans.gameName} plans={plans.plans} />
          ) : (
            <OwnPrice kind="convoy" gameId={plans.gameId} gameName={plans.gameName} />
          )}
        </>
      ) : null}
    </HallPage>
  )
}
