import { splitYuan } from '@/lib/shared/money/money'

/** Amount in yuan as text ("1499.00"). Sizes 14 / 16 / 18 / 24 / 32; `unit` follows, e.g. "/小时". */
export function Price({
  yuan,
  size,
  unit,
  className = '',
}: {
  yuan: string
  size?: 's' | 'm' | 'l' | 'xl'
  unit?: string
  className?: string
}) {
  const [whole, cents] = splitYuan(yuan)
  return (
    <data className={`price ${size ? `price-${size}` : ''} ${className}`.trim().replace(/ +/g, ' ')} value={yuan}>
      <small>¥</small>
      {whole}
      <small>{cents}</small>
      {unit ? <span className="unit">{unit}</span> : null}
    </data>
  )
}
