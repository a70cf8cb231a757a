import { Icon } from '@/components/ui/icon'
import styles from './virtual.module.css'

const CODE = 46
const WAYS: Readonly<Record<'code' | 'topUp', readonly (readonly [icon: string, title: string, text: string])[]>> = {
  code: [
    ['key', '订单内发码', '付款后在订单里查看，加密保存'],
    ['lock', '不交接账号', '自己登录游戏兑换'],
    ['shield', '无效全额退', '兑换前卡密不可用，全额退款'],
  ],
  topUp: [
    ['user', '充到你的账号', '只填账号和角色'],
    ['lock', '不要密码', '不登录、不换绑'],
    ['shield', '未到账全额退', '卖家 24 小时未充值，自动退款'],
  ],
}

/** How it arrives, where others have their cover. */
export function DeliveryCard({ goodsTypeId }: { goodsTypeId: number }) {
  return (
    <ul className={styles.ways} aria-label="交付方式">
      {WAYS[goodsTypeId === CODE ? 'code' : 'topUp'].map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
