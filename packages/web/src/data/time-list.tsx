import { AutoComplete } from 'antd';
import { useLayoutEffect } from 'react';
import { described } from '../kit/described.ts';
import type { TimeFieldProps } from './field-props.ts';
import { NamedList } from './named-list.tsx';
import type { Typing } from './typing.ts';
import { useLateOpening } from './use-late-opening.ts';
import './antd.css';

interface Props extends TimeFieldProps {
  typing: Typing;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** 7 and 07 match 07:00, and 730 is 07:30. */
function begins(time: string, typed: string): boolean {
  const digits = digitsOf(time);
  return digits.startsWith(typed) || digits.startsWith(`0${typed}`);
}

/** antd's AutoComplete: free text with a list of the possible times. */
export function TimeList({ typing, ...props }: Props) {
  const { id, hint, error, required, value, onChange, times, anyMinute, disabled } = props;
  // A minute between the suggestions suggests nothing.
  const between = anyMinute && !times.includes(value) ? value : '';
  const typed = digitsOf(typing.text ?? between);
  const problem = typing.problem ?? '';
  const { isOpen, onOpenChange, openNow } = useLateOpening();
  // The surrounding form refuses to submit a text that the field has refused.
  useLayoutEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    input?.setCustomValidity(problem);
    // antd passes it on to no input; 730 needs digits alone.
    if (input) input.inputMode = 'numeric';
  }, [id, problem]);
  return (
    <AutoComplete
      {...described({ id, hint, error, required })}
      {...(error && { status: 'error' as const })}
      className="sb-control"
      classNames={{ popup: { root: 'sb-list' } }}
      value={typing.text ?? value}
      options={times.filter((time) => begins(time, typed)).map((time) => ({ value: time }))}
      virtual={false}
      defaultActiveFirstOption={false}
      transitionName=""
      disabled={disabled ?? false}
      getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? document.body}
      popupRender={(list) => <NamedList label="Uhrzeiten">{list}</NamedList>}
      onChange={typing.onType}
      onSelect={(time: string) => onChange(time)}
      open={isOpen}
      onOpenChange={onOpenChange}
      // antd leaves the list open where the focus comes straight back, and it would cover why the form was refused.
      onBlur={() => {
        onOpenChange(false);
        typing.onTake();
      }}
      onKeyDown={(event) => {
        openNow();
        if (event.key !== 'Enter') return;
        // Enter accepts the time; it must not submit a half-filled form.
        event.preventDefault();
        typing.onTake();
      }}
    />
  );
}
