import type { Article } from "./article.ts"

export const redeCredenciada = {
  slug: "rede-credenciada",
  title: "Rede credenciada: dez perguntas antes de olhar o preço",
  excerpt:
    "O nome do hospital no folheto não diz se ele atende o seu plano, nem para quê. Dez perguntas, com a forma de conferir cada resposta antes de assinar.",
  metaDescription:
    "Dez perguntas sobre a rede credenciada do plano de saúde: hospitais, pronto-socorro, médicos, abrangência, reembolso e o que ocorre se a rede mudar.",
  author: "equipe-de-atendimento",
  categories: ["beneficios", "guias"],
  tags: ["rede-credenciada", "cobertura", "contrato", "ans"],
  pictureAlt: "Uma rua com um hospital azul, um pronto-atendimento, casas e palmeiras.",
  publishedOn: "2026-08-27",
  reviewedOn: "2026-11-12",
  sources: [
    {
      label: "Lei nº 9.656/1998, arts. 12 e 17: reembolso em urgência e substituição de hospitais.",
      href: "https://www.planalto.gov.br",
    },
    {
      label: "ANS, Resolução Normativa nº 585/2023: alterações na rede hospitalar.",
      href: "https://www.gov.br/ans",
    },
  ],
  reviewNote:
    "O aviso de trinta dias, a substituição por hospital equivalente, a proteção de quem está internado e o reembolso em urgência foram lidos na Lei 9.656/1998. Os detalhes da resolução sobre mudança de rede vêm de resumos: confirme com a ANS. A rede muda, e só a operadora pode confirmá-la na data da contratação.",
  body: `
<p>Plano de saúde é, antes de tudo, uma lista de lugares onde você será atendido. O preço vem depois. Uma mensalidade baixa, em um plano sem atendimento perto da sua casa, custa caro na primeira febre de domingo.</p>
<p>As dez perguntas a seguir podem ser respondidas em uma tarde, com o telefone na mão. Anote a data e o nome de quem respondeu.</p>

<h2>Sobre a lista</h2>
<h3>1. Esta rede é do plano que estou comprando?</h3>
<p>Uma operadora vende vários planos, e cada um tem a sua rede. Na busca do site, escolha o plano pelo nome completo, igual ao da proposta, ou pelo número de registro na ANS. Se a busca for apenas pela operadora, a lista não serve.</p>
<h3>2. Meus médicos atendem por ele, neste endereço?</h3>
<p>Ligue para o consultório e pergunte: “atende o plano tal, da operadora tal?”. Diga o nome inteiro. Pergunte também se aceita pacientes novos e para quando há vaga. Um nome na lista com agenda fechada ajuda pouco.</p>
<h3>3. Este hospital interna ou só tem pronto-socorro?</h3>
<p>Um hospital pode estar credenciado apenas para emergência, ou para maternidade, ou para certas especialidades. O folheto mostra a fachada; a consulta detalhada mostra o serviço. Pergunte por internação, cirurgia, UTI e pelos serviços de que a sua família pode vir a precisar.</p>
<h3>4. Onde farei os exames do dia a dia?</h3>
<p>Laboratório e imagem são o uso mais frequente de muitas famílias. Veja se há unidades perto de casa e quais exames cada uma faz. Ressonância e tomografia podem ficar longe mesmo quando a coleta de sangue é na esquina.</p>

<h2>Sobre o lugar e a hora</h2>
<h3>5. Até onde vai a cobertura?</h3>
<p>A abrangência do contrato pode ser nacional, estadual, de um grupo de estados, municipal ou de um grupo de municípios. Abrangência nacional não quer dizer rede em toda cidade. Se você passa temporadas fora, pesquise a rede também lá.</p>
<h3>6. Para onde vou às três da manhã?</h3>
<p>Escolha um pronto-socorro adulto e, se houver crianças, um infantil. Confirme o funcionamento por 24 horas e o tempo de trajeto. Guarde os endereços no celular e na porta da geladeira.</p>

<h2>Sobre o uso</h2>
<h3>7. Preciso de autorização ou de encaminhamento?</h3>
<p>Alguns planos pedem que a consulta com especialista passe antes por um médico de referência. Em muitos, cirurgias e exames caros dependem de autorização. Pergunte o prazo da resposta e por onde acompanhar. A ANS fixa prazos máximos de atendimento, conforme o tipo de consulta ou de exame. Consulte a lista atual em <a href="https://www.gov.br/ans">gov.br/ans</a>.</p>
<h3>8. O valor muda conforme o lugar?</h3>
<p>Em planos com coparticipação, o que você paga pode ser diferente na clínica própria da operadora e no hospital credenciado. Peça a tabela completa e veja se existe um teto por mês.</p>
<h3>9. Há reembolso fora da rede? Como se calcula?</h3>
<p>Nem todo plano oferece livre escolha. Quando oferece, o reembolso segue uma tabela e pode não devolver o valor inteiro da consulta. Peça o cálculo, por escrito, para um caso concreto: uma consulta com o seu cardiologista, por exemplo. Em urgência ou emergência, quando não for possível usar a rede, a Lei 9.656/1998 prevê reembolso em todos os planos, nos limites do contrato.</p>
<p>Desconfie de quem oferece “reembolso sem pagar nada” e pede o seu acesso ao aplicativo. Pode ser fraude, feita em seu nome.</p>

<h2>Sobre o que pode mudar</h2>
<h3>10. O que acontece se o hospital sair da rede?</h3>
<p>A rede não é fixa. O artigo 17 da Lei 9.656/1998 permite substituir um hospital, desde que por outro equivalente e com aviso aos consumidores e à ANS trinta dias antes, salvo em casos como fraude. Se a troca ocorrer por vontade da operadora durante uma internação, o paciente fica no hospital, e a operadora paga as despesas até a alta, na forma do contrato.</p>
<p>A Resolução Normativa 585, de 2023, detalha essas mudanças. Segundo os resumos publicados, o beneficiário deve receber aviso individual. E, se um hospital ou o seu pronto-socorro sair da rede no município em que mora ou contratou o plano, pode pedir portabilidade em condições mais favoráveis que as comuns. Se isso acontecer com você, confirme as condições com a ANS e leia sobre <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>.</p>

<h2>Como conferir em uma tarde</h2>
<ol>
<li>Faça uma lista com três hospitais, três médicos e um laboratório que você realmente usaria. Se a família é grande, peça que cada um indique um nome.</li>
<li>Consulte cada item no site da operadora, com o nome exato do plano, e salve a tela com a data.</li>
<li>Ligue para os prestadores. Eles sabem se o convênio está ativo naquele mês.</li>
<li>Peça ao corretor que escreva na mensagem ou na proposta quais desses itens fazem parte da rede hoje.</li>
<li>Marque o que não foi confirmado. Se o que falta é o principal motivo da troca, espere a resposta.</li>
</ol>
<aside>
<h3>Um critério para desempatar</h3>
<p>Entre dois planos, prefira aquele em que os lugares de uso frequente estão perto e o hospital de referência está confirmado por escrito. Um hospital famoso a duas horas de casa pesa menos do que parece no folheto.</p>
</aside>
<p>Com as respostas na mão, já faz sentido olhar o preço. Anote-as na linha da rede em <a href="/blog/como-comparar-planos">como comparar dois planos em uma folha de papel</a>.</p>
`,
} as const satisfies Article
