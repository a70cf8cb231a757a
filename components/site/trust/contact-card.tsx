import { ContactList, type Contacts } from '@/components/ui/kit/contact-list'
import styles from './trust.module.css'

/** Target of 联系客服: the only contacts this site publishes, and the order's own group. */
export function ContactCard({ contacts }: { contacts: Contacts }) {
  const isEmpty = contacts.list.length === 0 && !contacts.qrCode
  return (
    <section className={`panel ${styles.box} ${styles.contact}`} id="contact" aria-labelledby="contact-h">
      <h2 id="contact-h">联系客服</h2>
      {isEmpty ? <p className="muted">本站没有公布站外联系方式，请在订单群里联系客服。</p> : null}
      <ContactList contacts={contacts} />
      <p>
        <a className="btn btn-primary" href="/chatSystem">
          有订单？进入订单沟通
        </a>
      </p>
    </section>
  )
}
