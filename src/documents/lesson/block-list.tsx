import type { LessonNode } from '#content.ts';
import { CardsBlock } from './cards-block.tsx';
import { CheckBlock } from './check-block.tsx';
import { CodeBlock } from './code-block.tsx';
import { ComparisonBlock } from './comparison-block.tsx';
import { CompanyBlock } from './company-block.tsx';
import { ExampleBlock } from './example-block.tsx';
import { FactBlock } from './fact-block.tsx';
import { FeatureBlock } from './feature-block.tsx';
import { NotebookBlock, RecallBlock } from './notebook-block.tsx';
import { NoticeBlock } from './notice-block.tsx';
import { PromptBlock } from './prompt-block.tsx';
import { ResultBlock } from './result-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { SummaryBlock } from './summary-block.tsx';
import { TimelineBlock } from './timeline-block.tsx';
import { ToolBlock } from './tool-block.tsx';

/** Draws compiled content: one component per named block. */
export function BlockList({ nodes }: { nodes: LessonNode[] }) {
  return nodes.map((node, index) => <Block key={index} node={node} />);
}

function Block({ node }: { node: LessonNode }) {
  switch (node.block) {
    case 'texto':
      return <div className="lesson-prose" dangerouslySetInnerHTML={{ __html: node.html }} />;
    case 'codigo':
      return <CodeBlock node={node} />;
    case 'prompt':
      return <PromptBlock node={node} />;
    case 'dato':
      return <FactBlock node={node} />;
    case 'tabla':
      return (
        <div
          className="lesson-block lesson-wide lesson-compact lesson-table"
          dangerouslySetInnerHTML={{ __html: node.html }}
        />
      );
    case 'aviso':
      return <NoticeBlock node={node} />;
    case 'ejemplo':
      return <ExampleBlock node={node} />;
    case 'resultado':
      return <ResultBlock node={node} />;
    case 'comparacion':
      return <ComparisonBlock node={node} />;
    case 'tarjetas':
      return <CardsBlock node={node} />;
    case 'pasos':
      return <StepsBlock node={node} />;
    case 'linea':
      return <TimelineBlock node={node} />;
    case 'empresa':
      return <CompanyBlock node={node} />;
    case 'cuaderno':
      return <NotebookBlock node={node} />;
    case 'retoma':
      return <RecallBlock node={node} />;
    case 'comprueba':
      return <CheckBlock node={node} />;
    case 'herramienta':
      return <ToolBlock node={node} />;
    case 'funcion':
      return <FeatureBlock node={node} />;
    case 'resumen':
      return <SummaryBlock node={node} />;
    default:
      // Children of a block that draws them itself (a step of its list); the compiler lets none stand alone.
      return <BlockList nodes={node.children} />;
  }
}
