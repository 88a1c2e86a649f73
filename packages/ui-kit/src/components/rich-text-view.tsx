import { Fragment, type ReactNode } from 'react'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextMark,
  RichTextParagraph,
  RichTextText,
} from './rich-text.ts'

/** Checked again here although the contract refuses other targets: what is stored once must never run. */
const safeTarget = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

const marked = (content: ReactNode, mark: RichTextMark): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>
    case 'italic':
      return <em>{content}</em>
    case 'link':
      return safeTarget.test(mark.attrs.href) ? (
        <a
          href={mark.attrs.href}
          {...(/^https?:/i.test(mark.attrs.href) ? { rel: 'noopener noreferrer' } : {})}
        >
          {content}
        </a>
      ) : (
        content
      )
    default:
      return content
  }
}

const Texts = ({ content = [] }: { content?: readonly RichTextText[] | undefined }) =>
  content.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'text' ? (node.marks ?? []).reduce<ReactNode>(marked, node.text) : null}
    </Fragment>
  ))

const Paragraphs = ({ content }: { content: readonly RichTextParagraph[] }) =>
  content.map((node, index) => (
    <p key={index}>
      <Texts content={node.content} />
    </p>
  ))

const Block = ({ node }: { node: RichTextBlock }) => {
  switch (node.type) {
    case 'paragraph':
      return <Paragraphs content={[node]} />
    case 'heading':
      return node.attrs.level === 3 ? (
        <h3>
          <Texts content={node.content} />
        </h3>
      ) : (
        <h2>
          <Texts content={node.content} />
        </h2>
      )
    case 'bulletList':
    case 'orderedList': {
      const List = node.type === 'orderedList' ? 'ol' : 'ul'
      return (
        <List>
          {node.content.map((item, index) => (
            <li key={index}>
              <Paragraphs content={item.content} />
            </li>
          ))}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote>
          <Paragraphs content={node.content} />
        </blockquote>
      )
    default:
      return null
  }
}

export interface RichTextViewProps {
  document: RichTextDocument
}

/** Renders a structured text as elements: the nodes it knows and nothing else, never HTML from a string. */
export const RichTextView = ({ document }: RichTextViewProps) => (
  <div className="kit-prose">
    {document.content.map((node, index) => (
      <Block key={index} node={node} />
    ))}
  </div>
)
