import type { HallQuery } from '@/components/modes/boosting/hall-query'
import { OrderButton } from '@/components/modes/boosting/order-button'
import { withUsualDeposits } from '@/components/modes/boosting/work-offer'
import { Alert } from '@/components/ui/kit/alert'
import { Price } from '@/components/ui/kit/price'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { minutesText, shareText, spanText } from '@/lib/shared/text/span-text'
import { BOOSTER_DEPOSIT, DEPOSIT_TIMES } from '@/lib/shared/trade/service-terms'
import { BoostCalculator } from './boost-calculator'
import { type Pair, Steps, Terms } from './explained'
import { GameChoice } from './game-choice'
import { type HallData, HallPage } from './hall-page'
import { LadderTable } from './ladder-table'
import { OwnPrice } from './own-price'
import { hoursText, isStep, type PlansView } from './plans'
import styles from './service.module.css'
import { ServiceHead } from './service-head'

const stepsOf = (terms: TradeTerms): readonly Pair[] => [
  ['发布需求', '写明起点、目标、时限和两项保证金，代练价格由平台托管'],
  ['打手接单', '打手接单时从自己的余额冻结两项保证金'],
  ['首张截图', `${minutesText(terms.firstShotMinutes)}内上传开打截图，超时你可直接取消订单`],
  ['进行中', '打手上传截图和进度；你可以随时锁定账号，打手须立即下线'],
  ['验收', `完成后你核对并确认，${spanText(terms.autoConfirmHours)}内未提出异议自动验收`],
  ['结算', '货款付给打手，保证金退回打手'],
]

const guaranteesOf = (terms: TradeTerms): readonly Pair[] => [
  ['账号与密码', '加密保存，只有接单打手在进行期间能看，每次查看都有记录；结束后请立即改密。'],
  ['安全保证金', '打手造成封号、扣分、物品损失时，从这笔钱里赔给你。'],
  ['效率保证金', '没按约定时限完成时，按超时比例赔给你。'],
  [
    '中途取消订单',
    `任何一方都可提出“付给打手多少、扣除保证金多少”，对方同意立即结算；不同意或 ${spanText(terms.proposalHours)}超时未回应由客服按截图处理。`,
  ],
  [
    '谁能当打手',
    `年满 18 周岁、实名认证并缴纳 ${BOOSTER_DEPOSIT} 元保证金；等级按完成的单数计算，平台从酬劳中收取 ${shareText(terms.feeBp)} 服务费。`,
  ],
  ['请你留意', '部分游戏的用户协议不允许代练，可能被处罚；竞赛账号与未成年人账号不接单。'],
]

interface Props {
  query: HallQuery
  hall: HallData & { plans: PlansView | null }
  origin?: string
}

export function BoostingPage({ query, hall, origin }: Props) {
  const { plans, terms } = hall
  return (
    <HallPage
      kind="boosting"
      query={query}
      hall={hall}
      origin={origin}
      head={
        <ServiceHead
          title={`${hall.game?.name ?? '游戏'}代练`}
          text="货款托管，打手先交保证金再上号；每一步有截图，验收后才付款。"
          figures={[
            ['首张截图', `${minutesText(terms.firstShotMinutes)}内`],
            ['验收期', spanText(terms.autoConfirmHours)],
            ['保证金上限', `价格的 ${DEPOSIT_TIMES} 倍`],
          ]}
        />
      }
      foot={
        <>
          <Steps title="怎么进行" steps={stepsOf(terms)} />
          <Terms id="terms-h" title="保障与规则" terms={guaranteesOf(terms)} />
          <Alert kind="warn">
            只在本站下单和沟通。打手加你微信要求私下付款、索要验证码或支付密码的，请立即停止并举报。
          </Alert>
        </>
      }
    >
      {plans ? <Plans view={plans} games={hall.games} feeBp={terms.feeBp} /> : null}
    </HallPage>
  )
}

interface PlansProps {
  view: PlansView
  games: HallData['games']
  feeBp: number
}

function Plans({ view, games, feeBp }: PlansProps) {
  const { gameId, gameName } = view
  const ladder = view.plans.filter(isStep)
  const jobs = view.plans.filter((plan) => !isStep(plan))
  return (
    <>
      <GameChoice path="/convoy/gameBoosting" games={view.games} all={games} chosen={gameId} unit="" />
      {view.plans.length === 0 ? <OwnPrice kind="boosting" gameId={gameId} gameName={gameName} /> : null}
      {ladder.length > 0 ? (
        <div className={styles.cols}>
          <LadderTable plans={ladder} />
          <BoostCalculator key={gameId} gameId={gameId} gameName={gameName} plans={ladder} feeBp={feeBp} />
        </div>
      ) : null}
      {jobs.length > 0 ? (
        <section className={styles.block} aria-labelledby="jobs-h">
          <h2 id="jobs-h">单项代练</h2>
          <ul className={styles.cards}>
            {jobs.map((plan) => (
              <li key={plan.planId} className="panel">
                <b>{plan.title}</b>
                <span className="muted">{hoursText(plan.hours)}</span>
                <p>{plan.safety}</p>
                <Price yuan={plan.price} size="l" />
                <OrderButton
                  offer={withUsualDeposits({
                    kind: 'boosting',
                    gameId,
                    gameName,
                    from: '',
                    num: 1,
                    to: plan.title,
                    price: plan.price,
                    hours: plan.hours,
                  })}
                  look={{ kind: 'soft' }}
                  label={`下单 ${plan.title}`}
                >
                  下单
                </OrderButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
