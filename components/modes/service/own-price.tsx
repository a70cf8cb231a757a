import { OrderButton } from '@/components/modes/boosting/order-button'
import { WORK_WORDS, withUsualDeposits } from '@/components/modes/boosting/work-offer'
import { Empty } from '@/components/ui/kit/empty'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import styles from './service.module.css'

interface Props {
  kind: ServiceKind
  gameId: number
  gameName: string
}

/** For a game without plans: the customer names a price. */
export const OwnPrice = ({ kind, gameId, gameName }: Props) => (
  <div className={`panel ${styles.none}`}>
    <Empty
      picture="search"
      title={`${gameName || '这款游戏'}还没有${WORK_WORDS[kind].name}价格表`}
      text="可以自己出价发布需求，看看其他游戏也行"
    >
      {gameId > 0 ? (
        <OrderButton
          offer={withUsualDeposits({ kind, gameId, gameName, from: '', to: '', price: '20.00', num: 1, hours: 24 })}
          look={{ kind: 'primary' }}
        >
          自己出价
        </OrderButton>
      ) : null}
    </Empty>
  </div>
)
