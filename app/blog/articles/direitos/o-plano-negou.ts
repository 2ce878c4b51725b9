import type { Article } from "../article.ts"

export const oPlanoNegou = {
  slug: "o-plano-negou",
  title: "O plano negou: o que exigir, em quantos dias e de quem",
  excerpt:
    "A negativa tem prazo e tem de dizer o motivo. Veja quantos dias a operadora tem, o que a resposta deve trazer, a quem recorrer e o que pedir ao médico.",
  metaDescription:
    "O plano de saúde negou exame, cirurgia ou tratamento? Veja os prazos de resposta, o que a negativa deve trazer, a ouvidoria, a ANS e o relatório do médico.",
  author: "rosa-amaral",
  reviewer: "responsavel",
  categories: ["direitos", "guias"],
  tags: ["cobertura", "ans", "carencia", "documentos"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Em urgência e emergência, a operadora responde na hora; em alta complexidade e internação marcada, em até 10 dias úteis; nos outros pedidos de cobertura, em até 5. Se negar, tem de explicar por escrito, com a cláusula ou a norma, mesmo que você não peça (RN 623/2024 da ANS, arts. 12 e 14). Depois, procure a ouvidoria, a ANS e, se houver risco, um advogado no mesmo dia. [NEG-01, NEG-02]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Emergência é o risco imediato de vida ou de lesão irreparável, declarado pelo médico. Urgência é o acidente pessoal ou a complicação da gestação. As duas têm cobertura obrigatória, e a carência para elas é de no máximo 24 horas (Lei 9.656/1998, arts. 12 e 35-C). [URG-01, CAR-03]</p>
<p>Peça ao médico a declaração do risco, guarde a negativa e registre a reclamação na ANS pelo 0800 701 9656. Procure um advogado ou a Defensoria Pública no mesmo dia. [NEG-01, NEG-08]</p>
</aside>

<h2>O prazo da resposta</h2>
<table>
<caption>Prazo máximo para a operadora responder (RN 623/2024, art. 12) [NEG-02]</caption>
<thead><tr><th scope="col">O que você pediu</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><th scope="row">Urgência e emergência</th><td>na hora</td></tr>
<tr><th scope="row">Alta complexidade e internação eletiva (marcada)</th><td>10 dias úteis</td></tr>
<tr><th scope="row">Outros pedidos de cobertura</th><td>5 dias úteis</td></tr>
<tr><th scope="row">Assunto que não é cobertura, como cobrança</th><td>7 dias úteis</td></tr>
</tbody>
</table>
<p>A conta começa no dia útil seguinte ao pedido. Se o prazo para fazer o atendimento for menor, vale o menor. Um exame de sangue, que a RN 566/2022 manda fazer em até 3 dias úteis, não espera 5 pela resposta. Veja a tabela em <a href="/blog/prazos-de-atendimento">prazos de consulta, exame e cirurgia</a>. [PRZ-01, PRZ-04]</p>
<p>“Em análise” e “em auditoria” não valem como resposta. O pedido tem protocolo e acompanhamento pela internet (RN 623/2024, arts. 10 e 12). Anote o número, o dia e a hora. [NEG-03]</p>

<h2>O que a negativa deve trazer</h2>
<p>A operadora deve indicar a cláusula do contrato ou a norma em que se apoia. “Não coberto pelo plano”, sem mais nada, não cumpre a regra. [NEG-01]</p>
<p>Confira se o procedimento negado é o mesmo que o médico pediu. Um nome trocado ou um código errado costuma se resolver com um novo pedido.</p>

<h2>Reanálise na ouvidoria e gravação das ligações</h2>
<p>Negada a cobertura, você pode pedir reanálise à ouvidoria da própria operadora, que tem até 7 dias úteis (RN 623/2024, art. 16). Envie a negativa, o pedido do médico e o relatório dele. [NEG-04]</p>
<p>Se a recusa ou a promessa foi por telefone, peça a gravação. Ela é entregue sem custo, em até 72 horas (RN 623/2024, arts. 10 e 19). Não deixe passar 90 dias do atendimento para pedir. [NEG-09]</p>

<h2>Reclamação na ANS e advogado</h2>
<p>A ANS recebe a reclamação pelo 0800 701 9656 ou pelo Fale Conosco do site dela. Em geral, isso abre uma notificação chamada NIP, e a ANS cobra resposta da operadora (RN 483/2022). O procedimento mudou com a RN 657/2025. Ao registrar, pergunte qual é o prazo no seu caso. [NEG-07, NEG-08]</p>
<p>Os institutos de saúde dos estados, em regra, não são operadoras registradas na ANS. Nesse caso, o rol e os prazos dela não valem para eles. [EST-05]</p>
<p>Não somos advogados. Se a espera traz risco à saúde, leve a negativa e o relatório a um advogado ou à Defensoria Pública no mesmo dia, sem aguardar a ouvidoria. Nenhum deles tem como prometer o resultado.</p>

<h2>Tratamento fora do rol</h2>
<p>O rol da ANS é a referência básica da cobertura. Fora dele, a lei manda autorizar o tratamento que tenha prova de eficácia ou recomendação de órgão técnico (art. 10, §§ 12 e 13). Em 18 de setembro de 2025 o STF validou essa regra, mas exige estes requisitos, todos juntos (ADI 7.265): [NEG-05, NEG-06]</p>
<ol>
<li>há prescrição de quem trata você; [NEG-06]</li>
<li>a ANS não negou o tratamento nem o tem em análise pendente; [NEG-06]</li>
<li>não existe alternativa no rol; [NEG-06]</li>
<li>há evidência científica de alto nível; [NEG-06]</li>
<li>há registro na Anvisa. [NEG-06]</li>
</ol>
<p>Por isso é errado dizer que o rol é só um exemplo, e também que nada fora dele tem cobertura. Pergunte ao médico se o seu caso atende aos cinco pontos. [NEG-05, NEG-06]</p>

<h2>Negativa por carência ou doença preexistente</h2>
<p>Em acidente, o plano hospitalar cobre sem restrição depois de 24 horas de vigência. Em outra emergência, durante a carência de internação, a Resolução Consu 13/1998 garante as primeiras 12 horas e a remoção. Se a emergência vem da doença declarada, durante a cobertura parcial temporária (CPT), a mesma resolução garante ao menos as primeiras 12 horas e a remoção. [URG-02, URG-03, URG-06]</p>
<aside>
<p><strong>Questão em aberto nos tribunais</strong></p>
<p>As súmulas do STJ dizem que é abusivo limitar a internação no tempo (302) e exigir mais de 24 horas de carência em urgência ou emergência (597). O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
</aside>
<p>Se a operadora diz que você omitiu uma doença, ela precisa avisar por escrito, dar ao menos 10 dias e abrir processo na ANS em até 24 meses da contratação. Até o fim dele, não nega nem cancela (RN 558/2022, arts. 15 a 18). Para o STJ, a recusa é ilícita quando a operadora não exigiu exames antes do contrato nem provou a má-fé (Súmula 609). [PRE-06, PRE-10]</p>
<p>Os prazos estão em <a href="/blog/carencias">carências de 24 horas, 180 e 300 dias</a>, e as regras da CPT, em <a href="/blog/doenca-preexistente">doença preexistente</a>.</p>

<h2>O relatório do médico</h2>
<p>Peça um relatório com data, assinatura e CRM. Ele serve à ouvidoria, à reclamação e ao advogado. Um bom relatório diz:</p>
<ul>
<li>o diagnóstico e o que já foi tentado;</li>
<li>o nome exato do exame, da cirurgia ou do remédio, com dose e duração;</li>
<li>por que as alternativas não servem para você;</li>
<li>o que acontece se o tratamento demorar, e em quanto tempo;</li>
<li>os estudos em que o médico se apoia, se o tratamento está fora do rol.</li>
</ul>
`,
} as const satisfies Article
