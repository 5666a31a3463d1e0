import { Button } from '@durbar/kit/ui/Button.tsx';
import { Component, type ReactNode } from 'react';
import { basePath } from '../address/base-path.ts';
import { Notice } from '../pages/layout/Notice.tsx';
import { useWords } from '../words/useWords.tsx';

interface BoundaryState {
  readonly failed: boolean;
}

/** Catches rendering errors and offers a reload; games are stored elsewhere and survive. */
export class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const words = useWords();
  return (
    <Notice title={words.t('broken.title')}>
      <p>{words.t('broken.text')}</p>
      <Button variant="fill" onPress={() => location.reload()}>
        {words.t('reload')}
      </Button>
      <Button onPress={() => location.assign(basePath)}>{words.t('home.back')}</Button>
    </Notice>
  );
}
