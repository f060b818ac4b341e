import { Button } from '@stundenbuch/web/kit';

interface Props {
  texts: readonly string[];
  onChoose: (text: string) => void;
}

/** What was last written for the project, to be taken by a tap. */
export function RecentTexts({ texts, onChoose }: Props) {
  if (texts.length === 0) return null;
  return (
    <section className="sb-line" aria-label="Zuletzt geschrieben">
      {texts.map((text) => (
        <Button key={text} onClick={() => onChoose(text)}>
          {text.length > 40 ? `${text.slice(0, 39)}…` : text}
        </Button>
      ))}
    </section>
  );
}
