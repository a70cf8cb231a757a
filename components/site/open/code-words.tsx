/** A sentence whose words in back quotes are program text. */
export const CodeWords = ({ text }: { text: string }) => (
  <>
    {[...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ index, 0: part, 1: code }) =>
      code ? <code key={index}>{code}</code> : <span key={index}>{part}</span>,
    )}
  </>
)
