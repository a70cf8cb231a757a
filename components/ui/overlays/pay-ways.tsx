import { Icon } from '@/components/ui/kit/icon'

/** Names and icons of the payment apps. */
export const WAYS = {
  ali: {
    name: '支付宝',
    other: '换微信支付',
    icon: (
      <span className="way-ic way-ali" aria-hidden="true">
        支
      </span>
    ),
  },
  wx: {
    name: '微信',
    other: '换支付宝',
    icon: (
      <span className="way-ic way-wx">
        <Icon name="wechat" />
      </span>
    ),
  },
} as const
