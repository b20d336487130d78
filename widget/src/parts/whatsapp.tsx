import { useWidget } from './context.tsx';

/**
 * The buyer's way to the advisor, with the figures filled in, or why they are no offer. Nothing without a number that can
 * be dialled.
 */
export function WhatsAppButton() {
  const widget = useWidget();
  const { advisor, words, loan, onShare, onEdit, later } = widget;
  return (
    later?.ceilingNote(widget) ??
    (!onEdit && advisor.phone && loan && (
      <a
        part="whatsapp"
        className="lk-whatsapp"
        href={`https://wa.me/${advisor.phone}${later ? later.messageQuery(widget) : ''}`}
        target="_blank"
        rel="noopener"
        onClick={onShare}
      >
        {words.whatsapp}
      </a>
    ))
  );
}
