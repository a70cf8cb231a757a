'use client'

import { toast } from '@/lib/client/toast-store'
import { Button, type ButtonProps } from './button'

/** The last step of a trade mode that is not open yet. */
export function ComingButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  return <Button {...props} onClick={() => toast({ kind: 'info', text: '暂未开放，敬请期待！' })} />
}
