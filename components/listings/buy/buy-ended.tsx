import type { GoodsState } from '@/components/listings/goods/goods-state'
import { Icon } from '@/components/ui/kit/icon'
import styles from './buy-form.module.css'

/** Replaces the buy area of a sold or unlisted item: the reason, and a link to other items. */
export const BuyEnded = ({ state, moreHref }: { state: GoodsState; moreHref: string }) => (
  <>
    <p className={`alert alert-warn ${styles.reason}`} role="status">
      <Icon name="alert" />
      <span>{state.reason}</span>
    </p>
    <div className={styles.actions}>
      <button type="button" className="btn btn-xl" disabled>
        {state.word}
      </button>
      <a className="btn btn-primary btn-xl" href={moreHref}>
        看同类在售
      </a>
    </div>
  </>
)
