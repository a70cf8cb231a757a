import { Input } from 'antd'
import type { ComponentProps } from 'react'
import { isComposing } from '@/lib/client/is-composing'

type Props = Omit<ComponentProps<typeof Input.Search>, 'onSearch'> & { onSearch: (text: string) => void }

/** Search box: submits on Enter, except when Enter confirms an input method's suggestion. */
export const SearchBox = ({ onSearch, ...box }: Props) => (
  <Input.Search
    allowClear
    {...box}
    onSearch={(text, event) => {
      const native = event?.nativeEvent
      if (!(native instanceof KeyboardEvent && isComposing({ nativeEvent: native }))) onSearch(text.trim())
    }}
  />
)
