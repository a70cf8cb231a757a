import styles from '@/components/office/parts/screen-page.module.css'

/** Buyer and seller of a row: below each other in a table, and with their roles in one line of a compact row. */
export const Parties = ({ buyer, seller }: { buyer: string; seller: string }) => (
  <>
    <span className={styles.role}>买家 </span>
    {buyer}
    <span className={styles.sub}>
      <span className={styles.role}>→ 卖家 </span>
      {seller}
    </span>
  </>
)
